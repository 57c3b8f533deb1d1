package bank;

/** Two threads that use it once each get the same number, if they come at the right moment. */
public class Numbers {
    private volatile int last;

    public int next() {
        int next = last + 1;
        last = next;
        return next;
    }
}
