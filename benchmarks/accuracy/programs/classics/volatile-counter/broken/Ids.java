package ids;

public class Ids {
    private volatile int last;

    public int next() {
        return ++last;
    }
}
