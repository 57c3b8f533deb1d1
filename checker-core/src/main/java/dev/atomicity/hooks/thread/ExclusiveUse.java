package dev.atomicity.hooks.thread;

import dev.atomicity.shadow.ShadowWords;

/** A call that must not overlap other calls on its object. Created and ended by one thread. */
public final class ExclusiveUse {
    final Object object;
    public final SharedObject shadow;
    public final int thread;
    public final int site;

    /** How many calls the thread was in the middle of before this one. */
    public final int depth;

    /** The variable of this call: other threads write it if they use the object before it has ended. */
    public final long[] words = ShadowWords.create();

    /** The call of another thread that was not over when this one began; null if there was none. Used by the thread of this call. */
    public ExclusiveUse overlapped;

    /** How many elements there were just before the call. Used by the thread of this call. */
    public int size;

    /** Whether another call has added or removed elements since this one began. Written by the thread of that call. */
    public volatile boolean isDisturbed;

    /** The call in which this one was made, null if there is none. */
    final ExclusiveUse outer;

    public ExclusiveUse(Object object, SharedObject shadow, int thread, int site, int depth, ExclusiveUse outer) {
        this.object = object;
        this.shadow = shadow;
        this.thread = thread;
        this.site = site;
        this.depth = depth;
        this.outer = outer;
    }
}
