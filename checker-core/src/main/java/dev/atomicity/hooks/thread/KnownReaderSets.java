package dev.atomicity.hooks.thread;

/**
 * The reader sets that a thread has entered in its current segment: most of them, the last ones. A variable that several threads read and
 * nobody writes is read again and again, and finding out that the set already contains the thread takes the variable and a lock.
 *
 * <p>A reference stands for one variable from the write before its first reader to the write after its last, or until its readers no
 * longer matter. So finding it again in the shadow means that the thread's read is recorded, as finding the thread's own segment there
 * does: a look that comes too late to see a write is one that races with it.
 */
final class KnownReaderSets {
    private static final int SIZE = 512;

    /** Virtual threads are many, and short. */
    private static final int SIZE_IF_VIRTUAL = 32;

    /** A reference, and beside it the segment in which the thread has entered the set. */
    private final long[] pairs;

    static KnownReaderSets of(boolean isVirtualThread) {
        return new KnownReaderSets(isVirtualThread ? SIZE_IF_VIRTUAL : SIZE);
    }

    /**
     * @param size a power of two
     */
    KnownReaderSets(int size) {
        pairs = new long[2 * size];
    }

    /** Whether the thread has entered the set in that segment. */
    boolean contain(long reference, long segment) {
        int index = indexOf(reference);
        return pairs[index] == reference && pairs[index + 1] == segment;
    }

    void add(long reference, long segment) {
        int index = indexOf(reference);
        pairs[index] = reference;
        pairs[index + 1] = segment;
    }

    /** References are negative, and their lower bits count up. */
    private int indexOf(long reference) {
        return (int) ~reference << 1 & pairs.length - 2;
    }
}
