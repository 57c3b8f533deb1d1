package dev.atomicity.shadow;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Conflict;
import dev.atomicity.checker.Segments;
import java.util.Arrays;

/** For each lock the segment, the transaction and the event of its last release, which the next acquire depends on. */
public final class ReleaseShadows {
    private static final int STRIDE = 3;
    private static final int TRANSACTION = 1;
    private static final int EVENT = 2;

    private final AtomicityAlgorithm algorithm;
    private long[] releases = new long[16 * STRIDE];

    public ReleaseShadows(AtomicityAlgorithm algorithm) {
        this.algorithm = algorithm;
    }

    public void acquire(CheckedThread thread, int lock, long event) {
        int release = lock * STRIDE;
        if (release < releases.length
                && releases[release] != 0
                && Segments.slotOf(releases[release]) != Segments.slotOf(thread.segment)) {
            algorithm.dependency(
                    releases[release],
                    releases[release + TRANSACTION],
                    releases[release + EVENT],
                    thread,
                    event,
                    Conflict.RELEASE_ACQUIRE,
                    null,
                    numberOf(lock));
        }
    }

    /** Variables have positive numbers, locks negative ones, and 0 is not used. */
    private static long numberOf(int lock) {
        return -1L - lock;
    }

    public void release(CheckedThread thread, int lock, long event) {
        int release = lock * STRIDE;
        if (release >= releases.length) {
            releases = Arrays.copyOf(releases, Math.max(release + STRIDE, 2 * releases.length));
        }
        releases[release] = thread.segment;
        releases[release + TRANSACTION] = thread.transaction();
        releases[release + EVENT] = event;
    }
}
