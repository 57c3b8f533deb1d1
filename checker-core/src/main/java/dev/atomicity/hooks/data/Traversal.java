package dev.atomicity.hooks.data;

/**
 * What an iterator, a spliterator or a stream goes through, element by element, while other threads may change it.
 *
 * <p>When each element was read nobody knows: the JDK may have looked for it long before it hands it out. Only if nothing was
 * changed from the beginning to the end, it is all the same, and the walk has read everything at its end. So that is when it
 * is recorded, and otherwise it is not.
 */
public final class Traversal {
    /** The state of the collection when the walk began. */
    public final long since;

    /** The monitor that keeps others out, if the program has taken it; null if there is none. */
    public final Object monitor;

    /** Whether somebody else goes through some of it, so that this walk does not see everything. */
    private volatile boolean isShared;

    public Traversal(long since, Object monitor) {
        this.since = since;
        this.monitor = monitor;
    }

    /** Collections that are guarded by a monitor have iterators that throw something if others have come in between. */
    public boolean failsIfChanged() {
        return monitor != null;
    }

    public void share() {
        isShared = true;
    }

    public boolean isShared() {
        return isShared;
    }
}
