package dev.atomicity.checker;

/**
 * The calls of watched methods that a thread is in, and which of its segments belong to which of them. Used by its own thread only.
 *
 * <p>Calls are numbered in the order in which they begin. A segment in which something was recorded belongs to one call: a new segment is
 * opened when a call begins or returns. So the calls that contain an earlier event are those that are still open and whose number is at
 * most that of the call in which the event happened.
 */
public final class Activations extends CallStack {
    private final CheckedThread thread;
    private final Workers workers;

    /** The number of calls that have begun. */
    private long begun;

    /** The segments of the transaction. */
    private final RecordedSegments recorded = new RecordedSegments();

    /** The last segment in which something was recorded. */
    private long lastRecorded;

    private final OpenUnits units = new OpenUnits();

    /** Determines which methods work on the state of which objects. */
    public interface Workers {
        /** Whether a call of the method on this object, null if it is static, is a unit of work on the set. */
        boolean worksOn(AtomicSet set, Object receiver, int method);

        /** Whether such a call also works on another object, whose state the set is, if it is the innermost call around the access to it. */
        boolean worksOnOther(AtomicSet set, Object receiver, int method);
    }

    public Activations(CheckedThread thread, Workers workers) {
        this.thread = thread;
        this.workers = workers;
    }

    // ---------------------------------------------------------------- calls

    /**
     * A method is called.
     *
     * @param outer the number of open calls of the transaction, without this one: to be passed to {@link #returnTo}
     */
    public void call(int outer, Object receiver, int method) {
        makeRoomFor(outer);
        openSegmentIfRecorded();
        int index = push(outer, receiver, method);
        segments[index] = thread.segment;
        numbers[index] = ++begun;
    }

    /** A method is called while the thread is not recorded. {@link #recordFromNow} is called before it is. */
    public void callUnrecorded(int outer, Object receiver, int method) {
        makeRoomFor(outer);
        push(outer, receiver, method);
    }

    /**
     * A method is called that is not a unit of work.
     *
     * @param isUnrecorded whether the thread is not recorded
     */
    public void callLeftOut(int outer, Object receiver, int method, boolean isUnrecorded) {
        if (isUnrecorded) {
            callUnrecorded(outer, receiver, method);
        } else {
            call(outer, receiver, method);
        }
        leftOut[depth - 1] = true;
    }

    /** The call that began at this depth returns, and nothing was recorded in it. */
    public void returnUnrecorded(int outer) {
        popTo(outer);
    }

    /** From now on the thread is recorded: the open calls count as if they had just begun, one after the other. */
    public void recordFromNow() {
        for (int index = base; index < depth; index++) {
            segments[index] = thread.segment;
            numbers[index] = ++begun;
        }
    }

    /** The call that began at this depth returns, after all calls that it made. */
    public void returnTo(int outer) {
        units.endFrom(base + outer);
        openSegmentIfRecorded();
        popTo(outer);
        if (depth == 0) {
            thread.attempts.settle();
        }
    }

    /** The thread begins an attempt that it may repeat; returns the first segment of the attempt. */
    public long beginAttempt() {
        openSegmentIfRecorded();
        thread.attempts.begin();
        return thread.segment;
    }

    /** The attempt that began with this segment is repeated. Returns whether its reads are discarded. */
    public boolean abandonAttempt(long start) {
        return lastRecorded >= start && thread.attempts.abandon(start);
    }

    /**
     * The attempt that began with that segment ends here, and has only read; returns its last segment, to be handed to {@link
     * #discardAttempt} if the reads turn out to mean nothing. Returns 0 if nothing was recorded, or if something else would be lost with
     * it.
     */
    public long endAttempt(long start) {
        long last = thread.segment;
        boolean isSeparate = lastRecorded >= start && thread.attempts.lastEffect() < start;
        openSegmentIfRecorded();
        return isSeparate ? last : 0;
    }

    public void discardAttempt(long start, long last) {
        thread.attempts.discard(start, last);
    }

    private void openSegmentIfRecorded() {
        if (lastRecorded == thread.segment) {
            thread.segment++;
        }
    }

    /** A transaction begins, or is continued in another one: nothing of it is recorded yet. */
    void forgetRecorded() {
        units.endFrom(0);
        recorded.clear();
    }

    /**
     * The thread has started a task. For rings that are not in the order of time, units of work split here: otherwise a task of their own
     * could close one from the other side.
     */
    void startedTask() {
        openSegmentIfRecorded();
        units.endFrom(0);
    }

    /** An event is about to be recorded in the current segment. */
    public void recording() {
        if (lastRecorded != thread.segment) {
            lastRecorded = thread.segment;
            recorded.add(thread.segment, depth == 0 ? 0 : numbers[depth - 1]);
        }
    }

    // ---------------------------------------------------------------- units of work

    /** The unit of work on the set that the thread is in; null if there is none. */
    SetUnit unitOn(AtomicSet set) {
        return unitOn(set, depth - 1);
    }

    /** The outermost call, up to this one, that is a unit of work on the set. If there is none, the call accesses the set directly. */
    SetUnit unitOn(AtomicSet set, int last) {
        int outermost = outermostOn(set, last);
        int index = outermost < 0 ? last : outermost;
        if (index < base || leftOut[index]) {
            return null;
        }
        long start = Math.max(segments[index], thread.started.since());
        return units.open(set, index, start, methods[index], receivers[index]);
    }

    /** The outermost call, up to this one, that is a unit of work on the set; -1 if there is none. */
    private int outermostOn(AtomicSet set, int last) {
        for (int index = base; index <= last; index++) {
            if (!leftOut[index] && workers.worksOn(set, receivers[index], methods[index])) {
                return index;
            }
        }
        return -1;
    }

    /** The innermost call that contains the events of this segment and the current event; -1 if it is not known. */
    int innermostSince(long segment) {
        long call = recorded.callOf(segment);
        for (int index = depth - 1; index >= base && call >= 0; index--) {
            if (numbers[index] <= call) {
                return index;
            }
        }
        return -1;
    }

    /**
     * Whether a call is at fault if another thread comes in between the events of this segment and the current event. None is if both are
     * in one call that is not meant to be atomic, with no unit of work around it.
     */
    boolean blames(long segment, AtomicSet set) {
        int index = innermostSince(segment);
        return index < 0 || !leftOut[index] || outermostOn(set, index) >= 0;
    }

    /** This call, or the innermost one around it that is meant to be atomic; -1 if there is none. */
    int atomicAround(int index) {
        int around = index;
        while (around >= base && leftOut[around]) {
            around--;
        }
        return around >= base ? around : -1;
    }

    /** Whether the call works on the set as a whole, or contains the events of this segment or the current event directly. */
    boolean isUnit(int index, AtomicSet set, long segment) {
        boolean isItself = index == depth - 1 || numbers[index] == recorded.callOf(segment);
        return outermostOn(set, index) >= 0
                || (!leftOut[index] && (isItself || workers.worksOnOther(set, receivers[index], methods[index])));
    }

    /** Whether the call is one on an object whose state the set is, or contains the events of this segment directly. */
    boolean worksItself(int index, AtomicSet set, long segment) {
        return !leftOut[index] && (numbers[index] == recorded.callOf(segment) || works(index, set));
    }

    /** The same for the current event. */
    boolean worksNow(int index, AtomicSet set) {
        return !leftOut[index] && (index == depth - 1 || works(index, set));
    }

    private boolean works(int index, AtomicSet set) {
        return works(set, receivers[index], methods[index]);
    }

    /** Whether a call of this method is a unit of work on the set, whatever it accesses directly. */
    boolean works(AtomicSet set, Object receiver, int method) {
        return workers.worksOn(set, receiver, method) || workers.worksOnOther(set, receiver, method);
    }

    /** What was reported about the set at this call. */
    OpenUnits.Entry known(int index, AtomicSet set) {
        return units.entry(set, index);
    }
}
