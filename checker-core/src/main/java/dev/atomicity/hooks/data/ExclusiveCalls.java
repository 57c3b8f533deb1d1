package dev.atomicity.hooks.data;

import dev.atomicity.hooks.thread.ExclusiveUse;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;

/**
 * The calls that must not overlap others on the same object. Each has a variable of its own: it is written when the call begins and by
 * each call that overlaps it, and read when the call ends. So calls that do not overlap create no dependency here.
 */
public final class ExclusiveCalls {
    private final CollectionShadow shadow;

    /** The last call that has begun and has not ended. Guarded by this object. */
    private ExclusiveUse use;

    /** The thread that has begun a call last, 0 for none. Guarded by this object. */
    private int lastUser;

    ExclusiveCalls(CollectionShadow shadow) {
        this.shadow = shadow;
    }

    /**
     * A call begins, and disturbs a call of another thread that has not ended. The caller of this method adds it to the calls of the
     * thread.
     */
    public ExclusiveUse beginUse(Object object, OnlineShadows shadows, ThreadState thread, int site) {
        ExclusiveUse mine = begin(object, shadows, thread, site);
        disturb(mine.overlapped, shadows, thread, site);
        return mine;
    }

    /** A call ends, and uses what it has stored in the object while it ran. */
    public void endUse(ExclusiveUse mine, OnlineShadows shadows, ThreadState thread) {
        thread.access.toCallOn(shadow);
        shadow.read(shadows, thread, mine.words, mine.site);
        drop(mine);
    }

    /** A call begins that may change the collection. The caller of this method adds it to the calls of the thread. */
    public ExclusiveUse beginChange(Object collection, OnlineShadows shadows, ThreadState thread, int site) {
        return begin(collection, shadows, thread, site);
    }

    /**
     * Such a call has ended. If it began during a call of another thread, it has disturbed that one. This counts only if one of the two has
     * changed the number of elements.
     *
     * @param hasChanged whether this call has changed it
     */
    public void endChange(ExclusiveUse mine, boolean hasChanged, OnlineShadows shadows, ThreadState thread) {
        thread.access.toCallOn(shadow);
        ExclusiveUse other = mine.overlapped;
        if (other != null && hasChanged) {
            other.isDisturbed = true;
        }
        disturb(other, shadows, thread, mine.site);
        if (hasChanged || mine.isDisturbed) {
            shadow.read(shadows, thread, mine.words, mine.site);
        }
        drop(mine);
    }

    private ExclusiveUse begin(Object object, OnlineShadows shadows, ThreadState thread, int site) {
        ExclusiveUse mine =
                new ExclusiveUse(object, shadow, thread.id, site, thread.calls.depth(), thread.uses.innermost());
        thread.access.toCallOn(shadow);
        shadow.write(shadows, thread, mine.words, site);
        if (exchange(mine)) {
            thread.meetsSomebody();
        }
        return mine;
    }

    private void disturb(ExclusiveUse other, OnlineShadows shadows, ThreadState thread, int site) {
        if (other != null) {
            shadow.write(shadows, thread, other.words, site);
        }
    }

    /** Returns whether the previous call was made by another thread. */
    private synchronized boolean exchange(ExclusiveUse mine) {
        mine.overlapped = use != null && use.thread != mine.thread ? use : null;
        use = mine;
        boolean isUsedByOthers = lastUser != 0 && lastUser != mine.thread;
        lastUser = mine.thread;
        return isUsedByOthers;
    }

    synchronized void drop(ExclusiveUse mine) {
        if (use == mine) {
            use = null;
        }
    }
}
