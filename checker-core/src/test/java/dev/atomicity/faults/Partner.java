package dev.atomicity.faults;

/**
 * The other thread: does what it is told, one thing after the other. Not instrumented, so that neither the waiting nor the
 * hand-over is anything for the checker.
 */
public final class Partner {
    private static final long PATIENCE_MILLIS = 60_000;

    /** Guarded by this object, as all that follows. */
    private Runnable next;

    private Throwable failure;
    private int turn;

    public Partner() {
        Thread thread = new Thread(this::work, "partner");
        thread.setDaemon(true);
        thread.start();
    }

    private void work() {
        while (true) {
            Runnable task = nextTask();
            Throwable thrown = null;
            try {
                task.run();
            } catch (Throwable e) {
                thrown = e;
            }
            synchronized (this) {
                failure = thrown;
                next = null;
                notifyAll();
            }
        }
    }

    private synchronized Runnable nextTask() {
        while (next == null) {
            waitHere(0);
        }
        return next;
    }

    private void waitHere(long millis) {
        try {
            wait(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Begins something. */
    public synchronized void start(Runnable task) {
        next = task;
        turn = 0;
        notifyAll();
    }

    /** Waits until it is done. */
    public synchronized void await() {
        long start = System.nanoTime();
        while (next != null) {
            waitHere(PATIENCE_MILLIS);
            if (System.nanoTime() - start > 1_000_000 * PATIENCE_MILLIS) {
                throw new IllegalStateException("the partner hangs");
            }
        }
        if (failure != null) {
            throw new IllegalStateException(failure);
        }
    }

    public void run(Runnable task) {
        start(task);
        await();
    }

    /** It is that turn now. */
    public synchronized void pass(int next) {
        turn = next;
        notifyAll();
    }

    /** Waits until it is that turn, or the task is over. */
    public synchronized void awaitTurn(int wanted) {
        while (turn < wanted && next != null) {
            waitHere(0);
        }
    }
}
