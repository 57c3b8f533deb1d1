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
    private static final Block NOBODY = new Block(0);
    private static final Block[] NONE = {};

    private Block[] blocks = NONE;
    private volatile int size;

    private static final class Block {
        long members;
        final long[] since;
        final Dependency[] via;

        Block(int capacity) {
            since = new long[capacity];
            via = new Dependency[capacity];
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    int blockCount() {
        return blocks.length;
    }

    /** The roots {@code 64 * block} to {@code 64 * block + 63} that reach the thread, one bit each. */
    long members(int block) {
        return block < blocks.length ? blocks[block].members : 0;
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
        for (int block = 0; block < blocks.length; block++) {
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
        for (Block block : blocks) {
            for (long roots = block.members; roots != 0; roots &= roots - 1) {
                if (block.since[Long.numberOfTrailingZeros(roots)] <= segment) {
                    return false;
                }
            }
        }
        return true;
    }

    void put(int root, long since, Dependency via) {
        Block block = blockFor(root >>> 6);
        long bit = 1L << root;
        if ((block.members & bit) == 0) {
            block.members |= bit;
            resize(1);
        }
        block.since[root & 63] = since;
        block.via[root & 63] = via;
    }

    void remove(int root) {
        Block block = blocks[root >>> 6];
        block.members &= ~(1L << root);
        block.via[root & 63] = null;
        resize(-1);
    }

    @SuppressWarnings(
            "NonAtomicVolatileUpdate") // the checker's lock is held; volatile is for those who look without it
    private void resize(int change) {
        size += change;
    }

    private Block blockFor(int index) {
        if (index >= blocks.length) {
            int length = blocks.length;
            blocks = Arrays.copyOf(blocks, index + 1);
            Arrays.fill(blocks, length, index + 1, NOBODY);
        }
        if (blocks[index] == NOBODY) {
            blocks[index] = new Block(64);
        }
        return blocks[index];
    }
}
