package defaultmethod;

public interface Level {
    int get();

    void set(int level);

    default void raise() {
        set(get() + 1);
    }
}
