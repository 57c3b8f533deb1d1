package dev.atomicity.hooks.data;

import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ShadowWords;
import java.util.Arrays;

/**
 * A variable for each thread that needed one. Changed while the shadow to which they belong is held; read at any time.
 *
 * <p>Threads come and go: when the list has doubled, variables that can no longer matter are dropped. When the whole is written, everything
 * that the variables stand for comes before that write, and everything that follows comes after it. So from then on, no thread needs to
 * look at a variable until its own thread has used it again.
 */
final class PerThreadVariables {
    private static final Part[] NONE = {};
    private static final int FIRST_SWEEP = 8;

    private volatile Part[] parts = NONE;

    /** The variables that were used since the whole was written. */
    private volatile Part[] current = NONE;

    private int sweepAt = FIRST_SWEEP;

    /** The variable of a thread. */
    static final class Part {
        final int thread;
        final long[] words;

        /** Whether it is among the current ones; used while the shadow is held. */
        private boolean isCurrent;

        Part(int thread) {
            this.thread = thread;
            this.words = ShadowWords.create();
        }
    }

    /** The variables that were used since the whole was written. */
    Part[] current() {
        return current;
    }

    /** The whole is written. */
    void wholeIsWritten() {
        for (Part part : current) {
            part.isCurrent = false;
        }
        current = NONE;
    }

    /** The variable of the thread, or null. */
    long[] of(ThreadState thread) {
        Part part = find(thread);
        return part == null ? null : part.words;
    }

    private Part find(ThreadState thread) {
        for (Part part : parts) {
            if (part.thread == thread.id) {
                return part;
            }
        }
        return null;
    }

    /** The variable of the thread, which is about to use it. */
    long[] use(ThreadState thread, OnlineShadows shadows) {
        Part part = find(thread);
        if (part == null) {
            if (parts.length >= sweepAt) {
                parts = alive(parts, shadows);
                current = alive(current, shadows);
                sweepAt = Math.max(FIRST_SWEEP, 2 * parts.length);
            }
            part = new Part(thread.id);
            parts = with(part, parts);
        }
        if (!part.isCurrent) {
            current = with(part, current);
            part.isCurrent = true; // last: if there is no memory, it is not among them
        }
        return part.words;
    }

    private static Part[] with(Part part, Part[] parts) {
        Part[] grown = Arrays.copyOf(parts, parts.length + 1);
        grown[parts.length] = part;
        return grown;
    }

    private static Part[] alive(Part[] parts, OnlineShadows shadows) {
        Part[] kept = new Part[parts.length];
        int count = 0;
        for (Part part : parts) {
            if (!shadows.isDead(part.words, VariableGroup.AT)) {
                kept[count++] = part;
            }
        }
        return Arrays.copyOf(kept, count);
    }
}
