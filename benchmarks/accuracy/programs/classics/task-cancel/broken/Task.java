package task;

/** A task that runs unless it was cancelled before. */
public class Task {
    private Thread worker;
    private boolean cancelled;

    private synchronized boolean isCancelled() {
        return cancelled;
    }

    private synchronized void setWorker(Thread thread) {
        worker = thread;
    }

    public boolean begin() {
        if (isCancelled()) {
            return false;
        }
        setWorker(Thread.currentThread());
        return true;
    }

    /** The thread to stop; null if none has begun. */
    public synchronized Thread cancel() {
        cancelled = true;
        return worker;
    }
}
