package dev.atomicity.hooks.thread;

/** The calls of a thread that must not overlap others on the same object, one inside the other. Used by its own thread only. */
public final class ExclusiveUses {
    /** The innermost call that needs an object for itself, see {@code ObjectHooks.useAlone}; null if there is none. */
    private ExclusiveUse use;

    /** The innermost one, or null. */
    public ExclusiveUse innermost() {
        return use;
    }

    public void begin(ExclusiveUse begun) {
        use = begun;
    }

    /** The call on that object has ended, and so have all that were made in it. */
    public ExclusiveUse take(Object object) {
        while (use != null && use.object != object) {
            dropInnermost();
        }
        ExclusiveUse mine = use;
        use = mine == null ? null : mine.outer;
        return mine;
    }

    private void dropInnermost() {
        use.shadow.dropUse(use);
        use = use.outer;
    }

    /** All calls have ended that began at that depth of calls, or deeper. */
    public void dropFrom(int depth) {
        while (use != null && use.depth >= depth) {
            dropInnermost();
        }
    }
}
