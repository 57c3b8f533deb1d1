package dev.atomicity.checker;

import java.util.Arrays;

/**
 * The calls of watched methods that a thread is in, and which of its segments belong to which of them. Used by its own thread
 * alone.
 *
 * <p>Calls are numbered in the order in which they begin. A segment in which something was recorded belongs to one call: a
 * new one is opened when a call begins or returns. So the calls that contain an earlier event are those still open whose
 * number is at most that of the call in which the event happened.
 */
public final class Activations {
    private static final int MAX_KEPT = 1 << 14;

    private final CheckedThread thread;
    private final Workers workers;

    private int depth;
    private Object[] receivers = new Object[16];
    private int[] methods = new int[16];
    private long[] numbers = new long[16];
    private long[] segments = new long[16];
    private long begun;

    /** The first call that counts; those before it belong to a transaction that stands still. */
    private int base;

    /** Of the segments in which something was recorded since the transaction began: in order, each with its call. */
    private long[] recordedSegments = new long[64];

    private long[] recordedIn = new long[64];
    private int recorded;

    /** The last segment in which something was recorded. */
    private long lastRecorded;

    private final OpenUnits units = new OpenUnits();

    /** Knows for which objects methods work. */
    @FunctionalInterface
    public interface Workers {
        /** Whether a call of the method on that object, null if it is static, is a unit of work on the set. */
        boolean worksOn(AtomicSet set, Object receiver, int method);
    }

    public Activations(CheckedThread thread, Workers workers) {
        this.thread = thread;
        this.workers = workers;
    }

    // ---------------------------------------------------------------- calls

    /**
     * A method is called.
     *
     * @param outer how many calls of the transaction are open, without this one: to be handed to {@link #returnTo}
     */
    public void call(int outer, Object receiver, int method) {
        int index = base + outer;
        if (index >= methods.length) {
            grow(index);
        }
        openSegmentIfRecorded();
        receivers[index] = receiver;
        methods[index] = method;
        segments[index] = thread.segment;
        numbers[index] = ++begun;
        depth = index + 1;
    }

    private void grow(int index) {
        int length = 2 * index;
        Object[] moreReceivers = Arrays.copyOf(receivers, length);
        int[] moreMethods = Arrays.copyOf(methods, length);
        long[] moreNumbers = Arrays.copyOf(numbers, length);
        segments = Arrays.copyOf(segments, length);
        receivers = moreReceivers;
        numbers = moreNumbers;
        methods = moreMethods; // last: its length says how much room there is
    }

    /** The call that began when so many were open returns, and so have all that it made. */
    public void returnTo(int outer) {
        units.endFrom(base + outer);
        openSegmentIfRecorded();
        while (depth > base + outer) {
            receivers[--depth] = null;
        }
    }

    private void openSegmentIfRecorded() {
        if (lastRecorded == thread.segment) {
            thread.segment++;
        }
    }

    /** What comes now is none of the open calls. */
    public void suspend() {
        base = depth;
    }

    /** The open calls go on: so many of the transaction that was suspended last. */
    public void goOn(int open) {
        base = Math.max(0, base - open);
    }

    /** A transaction begins or goes on in another one: nothing of it was recorded yet. */
    void forgetRecorded() {
        units.endFrom(0);
        recorded = 0;
    }

    /** Something is about to be recorded in the current segment. */
    public void recording() {
        if (lastRecorded != thread.segment) {
            lastRecorded = thread.segment;
            if (recorded == recordedIn.length) {
                makeRoom();
            }
            recordedSegments[recorded] = thread.segment;
            recordedIn[recorded++] = depth == 0 ? 0 : numbers[depth - 1];
        }
    }

    private void makeRoom() {
        if (recorded < MAX_KEPT) {
            long[] moreSegments = Arrays.copyOf(recordedSegments, 2 * recorded);
            recordedIn = Arrays.copyOf(recordedIn, 2 * recorded);
            recordedSegments = moreSegments;
        } else {
            recorded = MAX_KEPT / 2;
            System.arraycopy(recordedSegments, recorded, recordedSegments, 0, recorded);
            System.arraycopy(recordedIn, recorded, recordedIn, 0, recorded);
        }
    }

    /** The number of the call that the segment belongs to; -1 if it is forgotten. */
    private long callOf(long segment) {
        int index = Arrays.binarySearch(recordedSegments, 0, recorded, segment);
        int latest = index >= 0 ? index : -index - 2;
        return latest >= 0 ? recordedIn[latest] : -1;
    }

    // ---------------------------------------------------------------- units of work

    /** The unit of work on the set that the thread is in; null outside of all calls. */
    SetUnit unitOn(AtomicSet set) {
        return unitOn(set, depth - 1);
    }

    /** The outermost call up to that one that is a unit of work on the set; if there is none, the call accesses it itself. */
    SetUnit unitOn(AtomicSet set, int last) {
        int outermost = outermostOn(set, last);
        int index = outermost < 0 ? last : outermost;
        return index < base ? null : units.open(set, index, Math.max(segments[index], thread.transactionStart));
    }

    /** The outermost call up to that one that is a unit of work on the set, -1 if none is. */
    private int outermostOn(AtomicSet set, int last) {
        for (int index = base; index <= last; index++) {
            if (workers.worksOn(set, receivers[index], methods[index])) {
                return index;
            }
        }
        return -1;
    }

    /** The innermost call that contains what was recorded in that segment and what is recorded now; -1 if that is not known. */
    int innermostSince(long segment) {
        long call = callOf(segment);
        for (int index = depth - 1; index >= base && call >= 0; index--) {
            if (numbers[index] <= call) {
                return index;
            }
        }
        return -1;
    }

    /** Whether the call works on the set as a whole, or has itself done what was recorded in that segment, or does what is recorded now. */
    boolean isUnit(int index, AtomicSet set, long segment) {
        return index == depth - 1 || numbers[index] == callOf(segment) || outermostOn(set, index) >= 0;
    }

    int method(int index) {
        return methods[index];
    }

    /** The first call that counts. */
    public int first() {
        return base;
    }

    /** One more than the last call. */
    public int depth() {
        return depth;
    }

    /** What the call was made on. */
    public Object receiver(int index) {
        return receivers[index];
    }

    /** Whether a ring across the calls that this one made was not reported yet: once, and once more if it is stale. */
    boolean reportsAcross(int index, AtomicSet set, boolean isStale) {
        return units.reportsAcross(set, index, isStale);
    }
}
