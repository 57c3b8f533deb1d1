package dev.atomicity.hooks.thread;

/** The calls of a thread that need an object for themselves, one inside the other. Used by its own thread alone. */
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

    /** The call on that object is over, and so are all that were made in it. */
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

    /** All calls are over that were begun when the thread was in the middle of so many others, or more. */
    public void dropFrom(int depth) {
        while (use != null && use.depth >= depth) {
            dropInnermost();
        }
    }
}
