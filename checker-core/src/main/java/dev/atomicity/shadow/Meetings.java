package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;

/** Records that two threads accessed the same variable, for the coverage of the tests. */
final class Meetings {
    private final AtomicityAlgorithm algorithm;

    Meetings(AtomicityAlgorithm algorithm) {
        this.algorithm = algorithm;
    }

    /**
     * Returns whether the segment belongs to another slot; 0 does not. If it was left by another thread, in this slot or in another one,
     * records that the thread has met one. This may wait.
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

    /** Whether the segment was left by another thread, in this slot or in another one. */
    static boolean isOfAnother(long source, CheckedThread thread) {
        return thread.isForeign(source) || (source != 0 && source < thread.firstSegment);
    }

    /** The thread writes a variable that other threads may have read, in reads that no transaction needs any more. */
    static void noteForgotten(long sites, CheckedThread thread) {
        if (ShadowWords.hasEarlierReader(sites)) {
            thread.meetsForgotten();
        }
    }
}
