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
        boolean isForeign = thread.isForeign(source);
        if (isForeign || source < thread.firstSegment) {
            thread.meets(algorithm.threadOf(source), source, sourceSite, site);
        }
        return isForeign;
    }
}
