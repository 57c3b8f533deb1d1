package dev.atomicity.checker;

/**
 * What a thread starts, and by whom the thread and the tasks that it runs were started. A method that starts a task and continues does not
 * wait for the task, so it stays one unit of work. But what its own task does meanwhile was its intention, and interrupts nothing of what
 * it did before.
 */
public final class StartedTasks {
    /** How many of the last tasks of a thread are known. */
    private static final int MAX_KEPT = 16;

    private final CheckedThread thread;

    /** The first segment after the last start in the active transaction; 0 if there was none. Used by its own thread only. */
    private long startedUntil;

    /** Replaced by its own thread; others read it. */
    private volatile Run last = new Run(0, Starters.NONE, null);

    /**
     * A task, as the thread has run it.
     *
     * @param since its first segment
     * @param previous the one before, null if that is not known any more
     */
    private record Run(long since, Starters starters, Run previous) {
        Run withLast(int count) {
            return new Run(since, starters, previous == null || count == 1 ? null : previous.withLast(count - 1));
        }

        int count() {
            int count = 0;
            for (Run run = this; run != null; run = run.previous) {
                count++;
            }
            return count;
        }
    }

    StartedTasks(CheckedThread thread) {
        this.thread = thread;
    }

    /** By whom something was started that this thread starts now. */
    public Starters starters() {
        return Starters.of(thread, last.starters);
    }

    /** The thread has started something in the active transaction. */
    public void started() {
        if (thread.inTransaction()) {
            thread.activations.startedTask();
            startedUntil = thread.segment;
        }
    }

    /** The thread itself was started by these; it has done nothing yet. */
    public void beginWith(Starters starters) {
        last = new Run(0, starters, null);
    }

    /**
     * The thread begins to do what was started by these; the current segment is the first one. Within a transaction it runs the task in the
     * place of somebody else: then that is a part of what it does itself.
     */
    public void begins(Starters starters) {
        if (!thread.inTransaction()) {
            Run kept = last.count() < 2 * MAX_KEPT ? last : last.withLast(MAX_KEPT);
            last = new Run(thread.segment, starters, kept);
        }
    }

    void transactionBegins() {
        startedUntil = 0;
    }

    /** The first segment of the active transaction after the last start; its very first one if there was none. */
    long since() {
        return Math.max(startedUntil, thread.transactionStart);
    }

    /**
     * Whether the active transaction of this thread, which is the current one, has or may have started what the other one did in that
     * segment.
     */
    boolean include(CheckedThread other, long segment) {
        return other != thread && other.started.startersAt(segment).include(thread);
    }

    private Starters startersAt(long segment) {
        for (Run run = last; run != null; run = run.previous) {
            if (run.since <= segment) {
                return run.starters;
            }
        }
        return Starters.UNKNOWN;
    }
}
