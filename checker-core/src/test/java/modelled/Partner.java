package modelled;

/** The other thread: runs what it is given, while the first one waits. It is not watched, so that it orders nothing. */
final class Partner {
    private static volatile Runnable task;
    private static volatile Throwable failure;

    private Partner() {}

    static void start() {
        Thread thread = new Thread(Partner::serve, "partner");
        thread.setDaemon(true);
        thread.start();
    }

    private static void serve() {
        while (true) {
            Runnable next = task;
            if (next == null) {
                Thread.onSpinWait();
                continue;
            }
            try {
                next.run();
            } catch (Throwable e) {
                failure = e;
            }
            task = null;
        }
    }

    /** Has the other thread run it, and waits for the end. */
    static void run(Runnable work) {
        task = work;
        while (task != null) {
            Thread.onSpinWait();
        }
        if (failure != null) {
            throw new AssertionError(failure);
        }
    }
}
