package dev.atomicity.trace;

/**
 * A transaction of a trace: the thread and the ordinal of its outermost region on it, from 1; or, with ordinal 0, an
 * event outside all regions.
 *
 * @param event an event of the transaction, counted from 1 over the whole trace: where to look
 */
public record TransactionId(int thread, long ordinal, long event) {
    public boolean isUnary() {
        return ordinal == 0;
    }

    /** As in the results: {@code T1#2} is the second region of T1, {@code T1@17} the event 17 of the trace. */
    public String label(String threadName) {
        return isUnary() ? threadName + "@" + event : threadName + "#" + ordinal;
    }
}
