package dev.atomicity.hooks.data;

import dev.atomicity.hooks.thread.CallGate;
import dev.atomicity.hooks.thread.ExclusiveUse;
import dev.atomicity.hooks.thread.SharedObject;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;
import java.util.concurrent.atomic.AtomicLong;

/** The shadow of a collection or map: a part for each key, or for each element of a list. */
public final class CollectionShadow extends PartAndWholeShadow implements SharedObject {
    /** Created for the first key: lists and objects that are one variable have no keys. */
    private volatile KeyTable keys;

    /** What calls on the collection go through, null if only one thread at a time may use it anyway. */
    private volatile CallGate gate;

    private final ElementTable elements = new ElementTable();

    /** The thread that has changed a key last, 0 if there is none; used while the shadow is held. */
    private int lastChanger;

    /** What is done to a part. */
    public enum Access {
        READ,
        CHANGE,
        /** Nothing, by a call that might have changed it. */
        TRY
    }

    /** Whether it is the shadow of a list: what is added to it or taken from it changes all of it. */
    private final boolean isOfList;

    private static final AtomicLong NUMBERS = new AtomicLong();

    /** The order in which a call passes the gates of two collections. */
    public final long number = NUMBERS.incrementAndGet();

    public CollectionShadow(String name, boolean isOfList) {
        super(name);
        this.isOfList = isOfList;
    }

    boolean isOfList() {
        return isOfList;
    }

    @Override
    public CallGate gate() {
        return gate;
    }

    @Override
    public synchronized CallGate gateInsteadOf(CallGate other) {
        if (gate == other) {
            gate = other.another();
        }
        return gate;
    }

    /** Calls on this collection go through the gate of the other one. Called before any other thread knows this shadow. */
    public void shareGate(CollectionShadow other) {
        gate = other.gate();
    }

    @Override
    boolean isOutOfOrder(ThreadState thread) {
        return gate != null && thread.calls.isLeftBehind();
    }

    /**
     * Several threads may use the collection at the same time.
     *
     * @param oneByOne whether it lets only one thread in at a time
     */
    public synchronized void allowSeveralThreads(boolean oneByOne) {
        if (gate == null) {
            gate = new CallGate(oneByOne);
        } else if (oneByOne) {
            gate.letOnlyOneIn();
        }
    }

    // ---------------------------------------------------------------- calls that need the object for themselves

    /** Created for the first of these calls. */
    private volatile ExclusiveCalls exclusiveCalls;

    public ExclusiveCalls exclusiveCalls() {
        ExclusiveCalls known = exclusiveCalls;
        return known != null ? known : newExclusiveCalls();
    }

    private synchronized ExclusiveCalls newExclusiveCalls() {
        if (exclusiveCalls == null) {
            exclusiveCalls = new ExclusiveCalls(this);
        }
        return exclusiveCalls;
    }

    /** Called also if the call has thrown an exception. */
    @Override
    public void dropUse(ExclusiveUse mine) {
        exclusiveCalls().drop(mine);
    }

    // ---------------------------------------------------------------- keys

    /**
     * Calls {@code equals} of the key, if the {@link KeyEquality} requires it.
     *
     * @return whether it is a failed attempt, see {@link #tryAll}
     */
    public boolean accessKey(
            Access access,
            Object key,
            int hash,
            KeyEquality keyEquality,
            OnlineShadows shadows,
            ThreadState thread,
            int site) {
        boolean changes = access == Access.CHANGE;
        thread.keepCarrier();
        KeyTable table = keys();
        while (true) {
            thread.letCarrierGo(); // the program's code may wait for anything
            KeyTable.Node chain = table.chainOf(hash);
            KeyTable.Node node = find(chain, key, hash, keyEquality, thread);
            KeyTable.Part part = node == null ? null : KeyTable.partOf(node);
            if (part != null
                    && isKnown(changes, part.words, thread)
                    && !(changes && hasWholeChangedSince(part.changedAt))
                    && !mayHaveFailed(access, part, thread)) {
                if (!changes && part.changer == thread.id) {
                    readsOwn(part.words, thread);
                }
                return false;
            }
            thread.keepCarrier();
            long reader = hold(shadows, thread);
            try {
                if (isOutOfOrder(thread)) {
                    return false;
                }
                if (part == null) {
                    part = table.add(chain, key, hash, shadows);
                } else if (part.dropped) {
                    part = null;
                } else if (changes) {
                    KeyTable.keep(node, key);
                }
                if (part != null && mayHaveFailed(access, part, thread)) {
                    return true;
                }
                if (part != null) {
                    reader = accessHeld(changes, shadows, thread, part.words, site, reader);
                    if (changes) {
                        part.changedAt = state();
                        part.changer = thread.id;
                        noteChanger(thread);
                    }
                    return false;
                }
            } finally {
                release(thread, reader);
            }
        }
    }

    /**
     * Two threads that change different keys have met, if only one thread at a time may use the collection. The caller holds the shadow.
     */
    private void noteChanger(ThreadState thread) {
        if (gate == null && lastChanger != thread.id) {
            if (lastChanger != 0) {
                thread.meetsSomebody();
            }
            lastChanger = thread.id;
        }
    }

    private static KeyTable.Node find(
            KeyTable.Node chain, Object key, int hash, KeyEquality keyEquality, ThreadState thread) {
        thread.muted = ThreadState.IN_PROGRAM;
        try {
            return KeyTable.find(chain, key, hash, keyEquality);
        } finally {
            thread.muted = ThreadState.IN_HOOK;
        }
    }

    private KeyTable keys() {
        KeyTable known = keys;
        return known != null ? known : newKeys();
    }

    private synchronized KeyTable newKeys() {
        if (keys == null) {
            keys = new KeyTable();
        }
        return keys;
    }

    /** Exact if the caller holds the shadow. */
    private boolean mayHaveFailed(Access access, KeyTable.Part part, ThreadState thread) {
        return access == Access.TRY && isReadVoid(part.words, part.changedAt, part.changer, thread);
    }

    // ---------------------------------------------------------------- elements

    void readElement(int index, OnlineShadows shadows, ThreadState thread, int site) {
        accessElement(false, index, shadows, thread, site);
    }

    void changeElement(int index, OnlineShadows shadows, ThreadState thread, int site) {
        accessElement(true, index, shadows, thread, site);
    }

    private void accessElement(boolean changes, int index, OnlineShadows shadows, ThreadState thread, int site) {
        long[] known = elements.find(index);
        if (known != null && isKnown(changes, known, thread)) {
            return;
        }
        long reader = hold(shadows, thread);
        try {
            if (!isOutOfOrder(thread)) {
                reader = accessHeld(changes, shadows, thread, elements.of(index), site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    // ---------------------------------------------------------------- both

    private boolean isKnown(boolean changes, long[] part, ThreadState thread) {
        return changes ? isKnownChange(part, thread) : isKnownRead(part, thread);
    }

    private long accessHeld(
            boolean changes, OnlineShadows shadows, ThreadState thread, long[] part, int site, long reader) {
        return changes
                ? changeHeld(shadows, thread, part, site, reader)
                : readHeld(shadows, thread, part, site, reader);
    }
}
