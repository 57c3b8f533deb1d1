package threads;

/** How the tests of the checked projects run two things at the same time. */
public final class TwoThreads {
    private TwoThreads() {}

    /** Each of two new threads does one of them, once. */
    public static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread first = new Thread(one);
        Thread second = new Thread(other);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
