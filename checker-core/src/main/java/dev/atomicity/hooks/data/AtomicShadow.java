package dev.atomicity.hooks.data;

import dev.atomicity.hooks.thread.AtomicVariable;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;

/** The shadow of an atomic of the JDK, or of an element of an atomic array: it has no parts, and updates that commute. */
public final class AtomicShadow extends PartAndWholeShadow implements AtomicVariable {
    public AtomicShadow(String name) {
        super(name);
    }

    /** The shadow of an element of an atomic array that has that number. */
    AtomicShadow(String name, long number, int index) {
        super(name, number, index);
    }

    /** The effect of an operation during which the shadow is held. */
    public enum Effect {
        READ,
        WRITE,
        BUMP
    }

    /** Holds the shadow until {@code VolatileHooks.done}. */
    public void holdOver(OnlineShadows shadows, ThreadState thread) {
        thread.hold(whole, AT, hold(shadows, thread));
        thread.heldAtomic = this;
    }

    /** Records what an operation did during which this thread holds the shadow. */
    public void recordHeld(Effect effect, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = thread.heldReader;
        thread.heldReader = switch (effect) {
            case READ -> readAllHeld(shadows, thread, site, reader);
            case WRITE -> writeAllHeld(shadows, thread, site, reader);
            case BUMP -> changeHeld(shadows, thread, null, site, reader);
        };
    }

    @Override
    public void readAllIfUnchanged(long state, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            if (state() == state) {
                reader = readAllHeld(shadows, thread, site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    /** Changes the atomic, if it was not used since that count of uses. */
    public void changeIfUnused(long uses, Effect effect, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            if (uses() == uses) {
                reader = effect == Effect.WRITE
                        ? writeAllHeld(shadows, thread, site, reader)
                        : changeHeld(shadows, thread, null, site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    /** How often something was read or changed. */
    public long currentUses(OnlineShadows shadows, ThreadState thread) {
        long reader = hold(shadows, thread);
        long uses = uses();
        release(thread, reader);
        return uses;
    }

    /** Whether the thread has read all of it in its active transaction. */
    public boolean wasReadInTransaction(ThreadState thread) {
        long[] scan = scans.of(thread);
        return scan != null
                && scan[0] != 0
                && thread.inTransaction()
                && thread.log.ordinalOf(scan[0]) == thread.transaction();
    }
}
