package dev.atomicity.hooks.data;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.VariableNumbers;
import dev.atomicity.hooks.thread.CompoundVariable;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ShadowWords;

/**
 * The variables that stand for one object of the JDK, with one name in a recorded trace. One of them, {@code whole}, is held while any is
 * used, so that operations on the object are indivisible.
 */
abstract class VariableGroup implements CompoundVariable {
    static final long AT = Memory.LONG_ARRAY_BASE;

    /** The name in a recorded trace. */
    private final String name;

    final long[] whole = ShadowWords.create();

    /** The object, in findings; 0 until it is first needed. Guarded by the checker's lock. */
    private long number;

    /** Its index in an atomic array, {@code VariableKey.WHOLE} if it is not an element of one. */
    private final int index;

    VariableGroup(String name, long number, int index) {
        this.name = name;
        this.number = number;
        this.index = index;
    }

    @Override
    public final long number() {
        if (number == 0) {
            number = VariableNumbers.nextObject();
        }
        return number;
    }

    @Override
    public final int index() {
        return index;
    }

    final long hold(OnlineShadows shadows, ThreadState thread) {
        return shadows.acquire(thread.taken, whole, AT);
    }

    final void release(ThreadState thread, long reader) {
        OnlineShadows.release(thread.taken, whole, AT, reader);
    }

    static boolean isRead(long[] words, ThreadState thread) {
        return words[1] == thread.segment || words[0] == thread.segment;
    }

    /**
     * Whether no other thread has used the variable since the current segment has. That the current segment has written it is not enough.
     */
    static boolean isUsedLast(long[] words, ThreadState thread) {
        return words[1] == thread.segment || isWritten(words, thread);
    }

    static boolean isWritten(long[] words, ThreadState thread) {
        return words[0] == thread.segment && words[1] == 0;
    }

    final long readWholeHeld(OnlineShadows shadows, ThreadState thread, int site, long reader) {
        thread.access.toAll(this, true);
        long next = shadows.read(thread, whole, AT, reader, site);
        Events.read(thread, whole, AT, name, site);
        return next;
    }

    final long writeHeld(OnlineShadows shadows, ThreadState thread, long[] words, int site, long reader) {
        long next = shadows.write(thread, words, AT, reader, site);
        Events.write(thread, words, AT, name, site);
        return next;
    }

    /**
     * Reads the variable of another thread, without recording this thread as a reader: when the other thread writes the variable again, it
     * also reads the variable that this thread writes along with this read, and so follows it. So the variable can be dropped as soon as
     * its write no longer matters, however many threads have read it. It is used only while {@code whole} is held, so it need not be held
     * itself.
     */
    final void follow(OnlineShadows shadows, ThreadState thread, long[] words, int site) {
        thread.access.toAll(this, false);
        shadows.followWrite(thread, words, AT, site);
        Events.read(thread, words, AT, name, site);
    }

    final void read(OnlineShadows shadows, ThreadState thread, long[] words, int site) {
        long reader = shadows.acquire(thread.taken, words, AT);
        long next = reader;
        try {
            next = shadows.read(thread, words, AT, reader, site);
            Events.read(thread, words, AT, name, site);
        } finally {
            OnlineShadows.release(thread.taken, words, AT, next);
        }
    }

    final void write(OnlineShadows shadows, ThreadState thread, long[] words, int site) {
        long reader = shadows.acquire(thread.taken, words, AT);
        long next = reader;
        try {
            next = writeHeld(shadows, thread, words, site, reader);
        } finally {
            OnlineShadows.release(thread.taken, words, AT, next);
        }
    }
}
