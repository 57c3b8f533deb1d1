package mail;

public interface Mail {
    void confirm(int order);
}
