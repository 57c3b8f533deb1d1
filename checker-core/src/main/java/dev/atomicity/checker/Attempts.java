package dev.atomicity.checker;

/**
 * Attempts that a thread may discard and repeat. If an attempt has only read, its reads are then ignored. Used by its own thread, except
 * for the methods that say otherwise.
 */
public final class Attempts {
    private final CheckedThread thread;

    /** The last segment in which the thread has written something, or in which a read has replaced one that still counts. */
    private long lastEffect;

    /** The first segment of the latest attempt, 0 if there was none. */
    private long latest;

    /** Everything that the thread did before this segment counts permanently. Read by other threads. */
    private volatile long openSince = Segments.NEVER;

    /** Created with the first attempt, null before that. Read by other threads. */
    private volatile AbandonedSegments abandoned;

    Attempts(CheckedThread thread) {
        this.thread = thread;
    }

    /** The thread writes. */
    public void writes() {
        lastEffect = thread.segment;
    }

    /**
     * The thread reads a variable, and the shadow drops an earlier read of the same thread. If that one still counts, the later one must
     * count as well.
     *
     * @param reader the segment of the earlier read, or one of another thread
     */
    public void replacesReader(long reader) {
        if (reader < latest && reader >= thread.transactionStart && thread.hasSlotOf(reader) && !hasAbandoned(reader)) {
            lastEffect = thread.segment;
        }
    }

    /** The last segment in which the thread has written something, for {@link #hasOnlyRead}. */
    public long lastEffect() {
        return lastEffect;
    }

    /**
     * What was recorded as a write of the thread, to a variable of its own, stands for a read.
     *
     * @param effect what {@link #lastEffect} returned before
     * @param replaced the segment that the variable had before
     */
    public void hasOnlyRead(long effect, long replaced) {
        lastEffect = effect;
        replacesReader(replaced);
    }

    /** What the thread does from the current segment on may be discarded, by {@link #abandon}. */
    void begin() {
        latest = thread.segment;
        if (abandoned == null) {
            abandoned = new AbandonedSegments(thread.segment);
        }
        if (latest < openSince) {
            openSince = latest;
        }
    }

    /** Whether everything that abandons this segment of the thread abandons the current one as well. Called by the thread itself. */
    boolean isInLatest(long segment) {
        return segment >= latest;
    }

    /** The thread has left all loops: attempts that it has not repeated by now count permanently. */
    void settle() {
        if (abandoned != null) {
            openSince = thread.segment + 1;
        }
    }

    /**
     * The thread tries again, and uses nothing of what it has done since this segment.
     *
     * @return whether it has only read, so that these reads do not count
     */
    boolean abandon(long first) {
        if (lastEffect >= first) {
            return false;
        }
        abandoned.add(first, thread.segment);
        thread.segment++;
        return true;
    }

    /**
     * The thread has recorded nothing but reads in these segments, and goes on as if it had not read. What it did later counts.
     *
     * @param first of an attempt that has begun
     */
    void discard(long first, long last) {
        abandoned.insert(first, last);
    }

    /** Whether the events of this segment are discarded. May be called by other threads. */
    public boolean hasAbandoned(long segment) {
        AbandonedSegments known = abandoned;
        return known != null && segment >= known.since && known.contains(segment);
    }

    /** Whether this segment is abandoned or may still be. May be called by other threads. */
    boolean mayAbandon(long segment) {
        return segment >= openSince || hasAbandoned(segment);
    }
}
