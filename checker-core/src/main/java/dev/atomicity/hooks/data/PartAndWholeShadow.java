package dev.atomicity.hooks.data;

import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.VariableKey;
import dev.atomicity.hooks.places.VariableNumbers;
import dev.atomicity.hooks.thread.CompoundVariable;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;

/**
 * The shadow of something that can be accessed in part and as a whole. An operation is recorded as reads and writes of
 * several plain variables, chosen so that two operations of different threads conflict exactly if they should:
 *
 * <pre>
 *                      the part   changed by me   changed by others   scanned by me   scanned by others   whole
 *   read of a part      read                                                                               read
 *   read of the size                                                                                       read
 *   change of a part    write      write                                               read                read
 *   bump                           write                                               read                read
 *   read of all                                    read                write                               read
 *   change of all                                                                                          write
 * </pre>
 *
 * <p>Read of the size: if only a change of all changes that, as in a list.
 *
 * <p>So changes of different parts do not conflict, nor do reads of all; either conflicts with the other, in both
 * orders; a change of all conflicts with everything. A bump is a change that commutes with other bumps.
 *
 * <p>The variable {@code whole} takes part in every operation and is held while one is recorded: the operations on one
 * shadow are indivisible, so no ring can arise within two of them. If an operation meets a dependency, it is recorded once
 * more: what comes in at its last variable must go on from its first.
 */
public class PartAndWholeShadow implements CompoundVariable {
    static final long AT = Memory.LONG_ARRAY_BASE;

    /** The name in a recorded trace. */
    private final String name;

    private final long[] whole = OnlineShadows.newWords();
    private final PerThreadVariables changes = new PerThreadVariables();
    private final PerThreadVariables scans = new PerThreadVariables();

    /** How often something was changed, and by which thread last; both while the shadow is held. */
    private long changeCount;

    private int lastChanger;

    /** How often something was read or changed. */
    private long useCount;

    /** The number of the first of the last changes, all by that thread. */
    private long lastChangerSince;

    /** The same for the last change of all. */
    private long wholeChangedAt;

    private int wholeChanger;

    /** The object, in findings; 0 until it is first needed. Guarded by the checker's lock. */
    private long number;

    /** Its index in an atomic array, {@link VariableKey#WHOLE} if it is none of its elements. */
    private final int index;

    public PartAndWholeShadow(String name) {
        this(name, 0, VariableKey.WHOLE);
    }

    /** The shadow of an element of an atomic array that has that number. */
    public PartAndWholeShadow(String name, long number, int index) {
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

    // ---------------------------------------------------------------- operations on all

    final void readAll(OnlineShadows shadows, ThreadState thread, int site) {
        long[] scan = scans.of(thread);
        if (scan == null || !isWritten(scan, thread) || !isUsedLast(whole, thread)) {
            long reader = hold(shadows, thread);
            try {
                reader = readAllHeld(shadows, thread, site, reader);
            } finally {
                release(thread, reader);
            }
        }
    }

    /** Reads what every change of the whole changes, and no change of a part. */
    final void readWhole(OnlineShadows shadows, ThreadState thread, int site) {
        if (!isRead(whole, thread)) {
            long reader = hold(shadows, thread);
            try {
                reader = readWhole(shadows, thread, site, reader);
            } finally {
                release(thread, reader);
            }
        }
    }

    /**
     * A call that might have changed something has not, so it has only looked. If another thread has changed something
     * since the transaction looked first, the program knows it from the call: that is a failed attempt, and is not recorded.
     *
     * @return whether it is a failed attempt
     */
    final boolean tryAll(OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            if (hasChangedSinceRead(thread)) {
                return true;
            }
            reader = readAllHeld(shadows, thread, site, reader);
            return false;
        } finally {
            release(thread, reader);
        }
    }

    final void writeAll(OnlineShadows shadows, ThreadState thread, int site) {
        if (!isWritten(whole, thread)) {
            long reader = hold(shadows, thread);
            try {
                reader = writeAllHeld(shadows, thread, site, reader);
            } finally {
                release(thread, reader);
            }
        }
    }

    // ---------------------------------------------------------------- operations of an atomic variable

    /** What an operation does that is held until it has taken effect. */
    public enum Effect {
        READ,
        WRITE,
        BUMP
    }

    /** Holds the shadow until {@code VolatileHooks.done}. */
    public final void holdOver(OnlineShadows shadows, ThreadState thread) {
        thread.hold(whole, AT, hold(shadows, thread));
        thread.heldAtomic = this;
    }

    /** Tells what an operation did over which this thread holds the shadow. */
    public final void tellHeld(Effect effect, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = thread.heldReader;
        thread.heldReader = switch (effect) {
            case READ -> readAllHeld(shadows, thread, site, reader);
            case WRITE -> writeAllHeld(shadows, thread, site, reader);
            case BUMP -> changeHeld(shadows, thread, null, site, reader);
        };
    }

    @Override
    public final void readAllIfUnchanged(long state, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            if (changeCount == state) {
                reader = readAllHeld(shadows, thread, site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    /** Reads all, if no other thread has changed anything since it was in that state. */
    public final void readAllIfUnchangedByOthers(long state, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            long lastByOthers = lastChanger == thread.id ? lastChangerSince - 1 : changeCount;
            if (lastByOthers <= state) {
                reader = readAllHeld(shadows, thread, site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    /** Changes it, if nobody has used it since it was used so often. */
    public final void changeIfUnused(long uses, Effect effect, OnlineShadows shadows, ThreadState thread, int site) {
        long reader = hold(shadows, thread);
        try {
            if (useCount == uses) {
                reader = effect == Effect.WRITE
                        ? writeAllHeld(shadows, thread, site, reader)
                        : changeHeld(shadows, thread, null, site, reader);
            }
        } finally {
            release(thread, reader);
        }
    }

    /** How often something was read or changed. */
    public final long currentUses(OnlineShadows shadows, ThreadState thread) {
        long reader = hold(shadows, thread);
        long uses = useCount;
        release(thread, reader);
        return uses;
    }

    /** The number of the last change. */
    public final long currentState(OnlineShadows shadows, ThreadState thread) {
        long reader = hold(shadows, thread);
        long state = changeCount;
        release(thread, reader);
        return state;
    }

    private void countChange(ThreadState thread) {
        changeCount++;
        useCount++;
        if (lastChanger != thread.id) {
            lastChanger = thread.id;
            lastChangerSince = changeCount;
        }
    }

    /** The number of the last change; for who holds it. */
    public final long state() {
        return changeCount;
    }

    /** Whether another thread has changed it since the active transaction has first read it; for who holds it. */
    public final boolean hasChangedSinceRead(ThreadState thread) {
        return lastChanger != thread.id && thread.call.hasReadBefore(changeCount, whole, thread);
    }

    /** Whether the last change of all is one of the thread's active transaction. */
    public final boolean wasWrittenInTransaction(ThreadState thread) {
        return wholeChanger == thread.id
                && whole[0] != 0
                && thread.inTransaction()
                && thread.log.ordinalOf(whole[0]) == thread.transaction();
    }

    /** Whether the thread has read all of it in its active transaction. */
    public final boolean wasReadInTransaction(ThreadState thread) {
        long[] scan = scans.of(thread);
        return scan != null
                && scan[0] != 0
                && thread.inTransaction()
                && thread.log.ordinalOf(scan[0]) == thread.transaction();
    }

    // ---------------------------------------------------------------- operations on a part

    /** Whether a read of the part would tell nothing new. */
    final boolean isKnownRead(long[] part, ThreadState thread) {
        return isRead(part, thread) && isRead(whole, thread);
    }

    /** Whether a change of the part would tell nothing new. */
    final boolean isKnownChange(long[] part, ThreadState thread) {
        long[] change = changes.of(thread);
        return change != null && isWritten(part, thread) && isWritten(change, thread) && isUsedLast(whole, thread);
    }

    final long hold(OnlineShadows shadows, ThreadState thread) {
        return shadows.acquire(thread.taken, whole, AT);
    }

    final void release(ThreadState thread, long reader) {
        OnlineShadows.release(thread.taken, whole, AT, reader);
    }

    /**
     * Whether another thread has changed a part, alone or with all others, since the active transaction has first read it,
     * alone or with all others; while it is held.
     *
     * @param changedAt the number of the last change of the part alone
     * @param changer the thread that did it
     */
    final boolean isReadVoid(long[] part, long changedAt, int changer, ThreadState thread) {
        boolean changedWithAll = wholeChangedAt > changedAt;
        long last = changedWithAll ? wholeChangedAt : changedAt;
        return thread.id != (changedWithAll ? wholeChanger : changer)
                && (thread.call.hasReadBefore(last, part, thread) || thread.call.hasReadBefore(last, whole, thread));
    }

    /** A part is read that this thread has written, so that there is nothing to tell. */
    final void readsOwn(long[] part, ThreadState thread) {
        thread.call.hasRead(part, thread, changeCount);
    }

    /** Reads a part while the shadow is held; returns what to release it with. */
    final long readHeld(OnlineShadows shadows, ThreadState thread, long[] part, int site, long reader) {
        thread.call.hasRead(part, thread, changeCount);
        long next = reader;
        long segment;
        do {
            segment = thread.segment;
            thread.access.toPart(this);
            read(shadows, thread, part, site);
            next = readWhole(shadows, thread, site, next);
        } while (segment != thread.segment);
        return next;
    }

    /** Changes a part, or with null some part of no name, while the shadow is held. */
    final long changeHeld(OnlineShadows shadows, ThreadState thread, long[] part, int site, long reader) {
        long[] own = changes.use(thread, shadows);
        countChange(thread);
        long next = reader;
        long segment;
        do {
            segment = thread.segment;
            for (PerThreadVariables.Part scan : scans.current()) {
                if (scan.thread != thread.id) {
                    follow(shadows, thread, scan.words, site);
                }
            }
            if (part != null) {
                thread.access.toPart(this);
                write(shadows, thread, part, site);
            }
            thread.access.toAll(this, false);
            write(shadows, thread, own, site);
            next = readWhole(shadows, thread, site, next);
        } while (segment != thread.segment);
        return next;
    }

    private long readAllHeld(OnlineShadows shadows, ThreadState thread, int site, long reader) {
        long[] own = scans.use(thread, shadows);
        useCount++;
        thread.call.hasRead(whole, thread, changeCount);
        long next = reader;
        long segment;
        do {
            segment = thread.segment;
            for (PerThreadVariables.Part change : changes.current()) {
                if (change.thread != thread.id) {
                    follow(shadows, thread, change.words, site);
                }
            }
            thread.access.toAll(this, false);
            write(shadows, thread, own, site);
            next = readWhole(shadows, thread, site, next);
        } while (segment != thread.segment);
        return next;
    }

    private long writeAllHeld(OnlineShadows shadows, ThreadState thread, int site, long reader) {
        thread.access.toAll(this, true);
        long next = writeHeld(shadows, thread, whole, site, reader);
        countChange(thread);
        wholeChangedAt = changeCount;
        wholeChanger = thread.id;
        changes.wholeIsWritten();
        scans.wholeIsWritten();
        return next;
    }

    // ---------------------------------------------------------------- one variable

    private static boolean isRead(long[] words, ThreadState thread) {
        return words[1] == thread.segment || words[0] == thread.segment;
    }

    /** Whether no other thread has used it since the current segment has. To have written it does not say so alone. */
    private static boolean isUsedLast(long[] words, ThreadState thread) {
        return words[1] == thread.segment || isWritten(words, thread);
    }

    private static boolean isWritten(long[] words, ThreadState thread) {
        return words[0] == thread.segment && words[1] == 0;
    }

    private long readWhole(OnlineShadows shadows, ThreadState thread, int site, long reader) {
        thread.access.toAll(this, true);
        long next = shadows.read(thread, whole, AT, reader, site);
        Events.read(thread, whole, AT, name, site);
        return next;
    }

    private long writeHeld(OnlineShadows shadows, ThreadState thread, long[] words, int site, long reader) {
        long next = shadows.write(thread, words, AT, reader, site);
        Events.write(thread, words, AT, name, site);
        return next;
    }

    /**
     * Reads the variable of another thread, without a mark: when that thread writes it again, it reads the variable
     * that this one writes along with this read, and so follows it. So the variable can go as soon as its write no longer
     * matters, however many have read it. It is used only while {@code whole} is held, so it need not be held itself.
     */
    private void follow(OnlineShadows shadows, ThreadState thread, long[] words, int site) {
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
