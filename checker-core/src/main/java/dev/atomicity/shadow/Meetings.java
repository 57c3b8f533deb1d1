package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;

/** Notes that two threads touch the same variable, for what the tests have exercised. */
final class Meetings {
    private final AtomicityAlgorithm algorithm;

    Meetings(AtomicityAlgorithm algorithm) {
        this.algorithm = algorithm;
    }

    /**
     * Returns whether the segment is one of another slot; 0 is not. If another thread left it, in this slot or in another one, the thread
     * takes note that it has met one. This may wait.
     */
    boolean note(long source, int sourceSite, CheckedThread thread, int site) {
        if (source == 0) {
            return false;
        }
        if (isOfAnother(source, thread)) {
            thread.meets(algorithm.threadOf(source), source, sourceSite, site);
        }
        return thread.isForeign(source);
    }

    /** Whether another thread has left the segment, in this slot or in another one. */
    static boolean isOfAnother(long source, CheckedThread thread) {
        return thread.isForeign(source) || (source != 0 && source < thread.firstSegment);
    }

    /** The thread writes what others may have read whose reads no transaction needs any more. */
    static void noteForgotten(long sites, CheckedThread thread) {
        if (ShadowWords.hasEarlierReader(sites)) {
            thread.meetsForgotten();
        }
    }
}
