package dev.atomicity.checker;

import java.util.Arrays;

/**
 * Which active transactions of other threads reach one thread: since which of its segments, and by which dependency.
 *
 * <p>A transaction is known by the slot of its thread, its root. Reach is inherited along program order, so the first
 * segment is all there is to keep: every later one is reached too. Kept as a bit set with the details in blocks of 64
 * beside it, because the question asked all the time is "who is here and not there", and the answer is mostly nobody.
 *
 * <p>Guarded by the checker's lock, but for {@link #isEmpty()}.
 */
final class Reach {
    private static final long[] NONE = {};
    private static final Block[] NOTHING = {};

    /** One bit a root, apart from the details: small enough to stay near the processor, which asks it all the time. */
    private long[] members = NONE;

    private Block[] blocks = NOTHING;

    /** Null until the thread has its slot. */
    private BlockCount count;

    private volatile int size;

    /** No root came earlier than this segment; exact unless a root has gone since it was looked for. */
    private long earliest = Segments.NEVER;

    private boolean earliestMayBeGone;

    /** About what a block takes. */
    static final int BLOCK_BYTES = 850;

    /** With so many blocks, one without roots goes: before that, making it anew would cost more than it takes. */
    private static final int MANY_BLOCKS = 8;

    /** The details of 64 roots. Those of a root that has gone stay until it comes again: nobody looks at them. */
    private static final class Block {
        final long[] since = new long[64];
        final Dependency[] via = new Dependency[64];
    }

    void countIn(BlockCount shared) {
        count = shared;
    }

    boolean isEmpty() {
        return size == 0;
    }

    int blockCount() {
        return members.length;
    }

    /** The roots {@code 64 * block} to {@code 64 * block + 63} that reach the thread, one bit each. */
    long members(int block) {
        return block < members.length ? members[block] : 0;
    }

    boolean contains(int root) {
        return (members(root >>> 6) >>> root & 1) != 0;
    }

    /** The first segment that the root reaches, {@link Segments#NEVER} if it reaches none. */
    long since(int root) {
        return contains(root) ? blocks[root >>> 6].since[root & 63] : Segments.NEVER;
    }

    /** The dependency by which the root came to this thread first; the root must be here. */
    Dependency via(int root) {
        return blocks[root >>> 6].via[root & 63];
    }

    /** Of a block of roots that are here, those that are not in {@code other}, nor its own thread's. */
    long newRoots(int block, Reach other, int otherSlot) {
        long roots = members(block) & ~other.members(block);
        return block == otherSlot >>> 6 ? roots & ~(1L << otherSlot) : roots;
    }

    /** Whether some root that reached this thread by that segment has not reached {@code other}'s thread. */
    boolean bringsNewRoots(long segment, Reach other, int otherSlot) {
        for (int block = 0; block < members.length; block++) {
            for (long roots = newRoots(block, other, otherSlot); roots != 0; roots &= roots - 1) {
                if (blocks[block].since[Long.numberOfTrailingZeros(roots)] <= segment) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether every root that is here came later than that segment. */
    boolean isUnreachedBy(long segment) {
        if (segment >= earliest && earliestMayBeGone) {
            earliest = findEarliest();
            earliestMayBeGone = false;
        }
        return segment < earliest;
    }

    private long findEarliest() {
        long found = Segments.NEVER;
        for (int block = 0; block < members.length; block++) {
            for (long roots = members[block]; roots != 0; roots &= roots - 1) {
                found = Math.min(found, blocks[block].since[Long.numberOfTrailingZeros(roots)]);
            }
        }
        return found;
    }

    void put(int root, long since, Dependency via) {
        Block block = blockFor(root >>> 6);
        long bit = 1L << root;
        if ((members[root >>> 6] & bit) == 0) {
            members[root >>> 6] |= bit;
            resize(1);
        }
        block.since[root & 63] = since;
        block.via[root & 63] = via;
        earliest = Math.min(earliest, since);
    }

    void remove(int root) {
        int index = root >>> 6;
        members[index] &= ~(1L << root);
        if (members[index] == 0 && blocks.length >= MANY_BLOCKS) {
            blocks[index] = null;
            count.remove();
        }
        earliestMayBeGone = true;
        resize(-1);
    }

    @SuppressWarnings(
            "NonAtomicVolatileUpdate") // the checker's lock is held; volatile is for those who look without it
    private void resize(int change) {
        size += change;
    }

    /** Gives the space back; nobody may be here. */
    void forget() {
        for (Block block : blocks) {
            if (block != null) {
                count.remove();
            }
        }
        members = NONE;
        blocks = NOTHING;
    }

    private Block blockFor(int index) {
        if (index >= members.length) {
            members = Arrays.copyOf(members, index + 1);
            blocks = Arrays.copyOf(blocks, index + 1);
        }
        if (blocks[index] == null) {
            count.add();
            blocks[index] = new Block();
        }
        return blocks[index];
    }
}
