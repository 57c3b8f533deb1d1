package dev.atomicity.hooks.coverage;

import dev.atomicity.checker.Segments;
import java.lang.ref.WeakReference;

/**
 * What one thread knows about the order of others, and which meetings it has reported already. Used by that thread alone; a thread that it
 * starts begins with the same knowledge.
 */
public final class ThreadExercise {
    private static final int PLACES = 64; // a power of two
    private static final int HASH_SHIFT = Long.SIZE - Integer.numberOfTrailingZeros(PLACES);

    /**
     * The last segment of a thread that this one has waited for, or was started by, at the index of its slot. If two slots have the same
     * index, only the last one is kept: then the order with the other thread is not known. Copied before it is changed, because started
     * threads share it.
     */
    private long[] orderedUpTo;

    /** The meetings that were reported last, each at the index of its hash; created with the first one. */
    private long[] reported;

    /** The thread: each thread creates its own object. */
    private final WeakReference<Thread> own = new WeakReference<>(Thread.currentThread());

    /** Whether this thread executes the tests themselves. Written by it. */
    private boolean executesTests;

    /**
     * Whether the task that this thread ran last is complete. Written by it; a thread that sees the change late knows less about the order.
     */
    private volatile boolean hasCompletedTask;

    /** This thread executes a test. */
    public void executesTest() {
        executesTests = true;
    }

    /** This thread begins to run a task, or has completed it. */
    public void runsTask(boolean isComplete) {
        hasCompletedTask = isComplete;
    }

    private boolean isOver() {
        Thread thread = own.get();
        return hasCompletedTask || thread == null || !thread.isAlive();
    }

    /** All that this thread knows of the order, to pass on to one that it starts; null for nothing. */
    public long[] known() {
        return orderedUpTo;
    }

    /** The thread was started by one that knew that. */
    public void startsWith(long[] known) {
        orderedUpTo = known;
    }

    /** Whatever another thread did up to that segment comes before what this thread does from now on. */
    public void follows(long segment) {
        if (!isOrdered(segment)) {
            long[] known = orderedUpTo == null ? new long[PLACES] : orderedUpTo.clone();
            known[placeOf(segment)] = segment;
            orderedUpTo = known;
        }
    }

    private boolean isOrdered(long segment) {
        long known = orderedUpTo == null ? 0 : orderedUpTo[placeOf(segment)];
        return segment <= known && Segments.slotOf(segment) == Segments.slotOf(known);
    }

    private static int placeOf(long segment) {
        return Segments.slotOf(segment) & PLACES - 1;
    }

    /**
     * This thread touches what another one, or another task of this thread, has touched in an earlier segment.
     *
     * <p>Tests are not instrumented, so it is not observed how a test waits for the threads that it has started. If the thread of the test
     * meets one that has ended, it has most probably waited for it.
     *
     * @param other that of the thread that has the slot of the other thread now
     */
    public void meets(boolean isSameThread, ThreadExercise other, long otherSegment, int earlier, int later) {
        boolean isOrdered = isSameThread || isOrdered(otherSegment) || (executesTests && other.isOver());
        long meeting = Meeting.of(earlier, later, !isOrdered);
        if (reported == null) {
            reported = new long[PLACES];
        }
        int place = (int) (meeting * 0x9E3779B97F4A7C15L >>> HASH_SHIFT);
        if (reported[place] != meeting) {
            reported[place] = meeting;
            Exercise.met(meeting);
        }
    }
}
