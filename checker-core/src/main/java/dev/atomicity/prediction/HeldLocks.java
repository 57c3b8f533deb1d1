package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The locks that a thread holds: the path from the root of an access tree to an access. Immutable, so that all accesses
 * below one node share one object; it stands for that node where the report says "the same parent".
 */
final class HeldLocks {
    static final HeldLocks NONE = new HeldLocks(null, null);

    private final SynchronizationNode innermost;
    private final HeldLocks outer;
    private int[] locks; // made when it is asked for

    private HeldLocks(SynchronizationNode innermost, HeldLocks outer) {
        this.innermost = innermost;
        this.outer = outer;
    }

    HeldLocks with(SynchronizationNode node) {
        return new HeldLocks(node, this);
    }

    /** Without that lock, which is usually the innermost one; locks need not be nested. */
    HeldLocks without(SynchronizationNode node) {
        return innermost == node ? outer : outer.without(node).with(innermost);
    }

    /** The node of that lock, or null if it is not held. */
    SynchronizationNode nodeOf(int lock) {
        for (HeldLocks held = this; held != NONE; held = held.outer) {
            if (held.innermost.lock == lock) {
                return held.innermost;
            }
        }
        return null;
    }

    /** The outermost node for a lock that is also held there, or null: the {@code n} of addInterEdge in Fig. 3. */
    SynchronizationNode outermostAlsoIn(HeldLocks other) {
        SynchronizationNode found = null;
        if (other != NONE) {
            for (HeldLocks held = this; held != NONE; held = held.outer) {
                if (other.nodeOf(held.innermost.lock) != null) {
                    found = held.innermost;
                }
            }
        }
        return found;
    }

    /** The locks from the outermost to the innermost; must not be changed. */
    int[] locks() {
        if (locks == null) {
            locks = path().stream().mapToInt(node -> node.lock).toArray();
        }
        return locks;
    }

    /** The nodes from the outermost to the innermost. */
    List<SynchronizationNode> path() {
        List<SynchronizationNode> path = new ArrayList<>();
        for (HeldLocks held = this; held != NONE; held = held.outer) {
            path.add(held.innermost);
        }
        Collections.reverse(path);
        return path;
    }
}
