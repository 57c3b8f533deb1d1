package dev.atomicity.hooks.data;

/**
 * What an iterator, a spliterator or a stream goes through, element by element, while other threads may change it.
 *
 * <p>It is not known when each element was read: the JDK may have read it long before it returns it. If nothing was changed from the
 * beginning to the end, that does not matter, and everything counts as read at the end. So the walk is recorded then, and otherwise not
 * at all.
 */
public final class Traversal {
    /** The state of the collection when the walk began. */
    public final long since;

    /** The monitor that keeps others out, if the program has taken it; null if there is none. */
    public final Object monitor;

    /** How the elements can be distinguished as keys, {@link KeyEquality#NONE} if they are not keys. */
    public final KeyEquality keying;

    /** What the last step has read, as long as that may still turn out to mean nothing; used by the thread that walks. */
    public final WalkStep step = new WalkStep();

    /** Whether another object goes through some of the elements, so that this walk does not see all of them. */
    private volatile boolean isShared;

    public Traversal(long since, KeyEquality keying, Object monitor) {
        this.since = since;
        this.keying = keying;
        this.monitor = monitor;
    }

    /** Collections that are guarded by a monitor have iterators that throw an exception if other threads have made changes in between. */
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
