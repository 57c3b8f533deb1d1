package dev.atomicity.hooks;

/**
 * A variable for each thread that needed one. Changed while the shadow that it belongs to is held; looked at any time.
 *
 * <p>Threads come and go: when the list has doubled, the variables are dropped that can no longer matter.
 */
final class ThreadParts {
    private static final Part[] NONE = {};
    private static final int FIRST_SWEEP = 8;

    private volatile Part[] parts = NONE;
    private int sweepAt = FIRST_SWEEP;

    /** The variable of a thread. */
    static final class Part {
        final int thread;
        final long[] words;

        Part(int thread) {
            this.thread = thread;
            this.words = CompoundShadow.newWords();
        }
    }

    Part[] all() {
        return parts;
    }

    /** The variable of the thread, or null. */
    long[] of(ThreadState thread) {
        for (Part part : parts) {
            if (part.thread == thread.id) {
                return part.words;
            }
        }
        return null;
    }

    long[] ofOrNew(ThreadState thread, OnlineChecker online) {
        long[] known = of(thread);
        if (known != null) {
            return known;
        }
        if (parts.length >= sweepAt) {
            parts = alive(online);
            sweepAt = Math.max(FIRST_SWEEP, 2 * parts.length);
        }
        Part[] old = parts;
        Part[] grown = new Part[old.length + 1];
        System.arraycopy(old, 0, grown, 0, old.length);
        grown[old.length] = new Part(thread.id);
        parts = grown;
        return grown[old.length].words;
    }

    private Part[] alive(OnlineChecker online) {
        Part[] kept = new Part[parts.length];
        int count = 0;
        for (Part part : parts) {
            if (!online.shadows.isDead(part.words, CompoundShadow.AT)) {
                kept[count++] = part;
            }
        }
        Part[] exact = new Part[count];
        System.arraycopy(kept, 0, exact, 0, count);
        return exact;
    }
}
