package dev.atomicity.hooks.thread;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Segments;
import dev.atomicity.shadow.Carrier;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ReaderCell;
import dev.atomicity.shadow.ShadowWords;
import dev.atomicity.shadow.TakenVariables;

/**
 * A thread that takes the shadows of variables, and holds some from before an access until it is done. As long as it holds one, a
 * virtual thread keeps its carrier: others may wait for it.
 */
public abstract class VariableHolder extends CheckedThread {
    /** The variables whose shadows this thread has taken: those that it holds, and those of the current hook. */
    public final TakenVariables taken;

    /**
     * The variable held over a volatile access, until the access is done; null if none. A {@link ReaderCell} in place of it means that a
     * read is announced there.
     */
    public Object heldBase;

    /** The name of the held variable in a recorded trace, if its site does not have it. */
    public String heldName;

    /** What the held variable is a part of, if it is one of an atomic of the JDK. */
    public AtomicVariable heldAtomic;

    /** What the held variable held before the call, if that is needed afterwards; see {@code Samples}. */
    public Object heldSample;

    public long heldOffset;
    public long heldReader;

    /** What the active transaction has read and may try to set; created on demand. */
    public RememberedReads reads;

    /** The variables that are held besides the first one; created on demand. */
    public HeldVariables heldBeside;

    /** Created on demand. */
    private KnownReaderSets knownSets;

    /** Whether this is a virtual thread: the thread itself creates this object. */
    final boolean isVirtual = Carrier.isVirtual();

    /** Whether it keeps its carrier, see {@link Carrier}: inside a hook, and as long as a variable is held. */
    private boolean keepsCarrier;

    VariableHolder(int id, Place place) {
        super(id, place);
        this.taken = new TakenVariables(Segments.slotOf(segment));
    }

    /** The variable stays taken until {@link #releaseHeld}, which stores the given value for its readers. */
    public void hold(Object base, long offset, long reader) {
        heldOffset = offset;
        heldReader = reader;
        heldBase = base;
    }

    /** What is held is released. */
    public void releaseHeld() {
        Object base = heldBase;
        if (base instanceof ReaderCell cell) {
            cell.confirm();
            heldBase = null;
        } else if (base != null) {
            if (heldBeside != null) {
                heldBeside.release(taken);
            }
            OnlineShadows.release(taken, base, heldOffset, heldReader);
            heldBase = null; // last: until then there is something to release
            heldName = null;
            heldSample = null;
            heldAtomic = null;
        }
    }

    /** The thread is about to read a variable that it holds: what it will try to set may depend on that. */
    public void willRead(Object base, long offset) {
        if (RememberedReads.mayBeTried() && inTransaction()) {
            if (reads == null) {
                reads = new RememberedReads();
            }
            reads.add(base, offset, ShadowWords.writer(base, offset));
        }
    }

    /** The thread is about to write a variable that it holds. */
    public void willWrite(Object base, long offset) {
        if (reads != null) {
            reads.written(base, offset);
        }
    }

    /** Whether what the shadow of a variable has for its readers is a set that has this thread's current segment. */
    public boolean isReader(long reader) {
        return reader < 0 && knownSets != null && knownSets.contain(reader, segment);
    }

    /** The thread has read a variable, which it still holds, and its shadow has that for its readers now. */
    public void noteRead(long reader, OnlineShadows shadows) {
        if (reader < 0) {
            if (knownSets == null) {
                knownSets = KnownReaderSets.of(isVirtual);
            }
            boolean isRepeated = KnownReaderSets.HAVE_CELLS && knownSets.haveEntered(reader);
            knownSets.add(reader, segment, isRepeated ? shadows.cellOf(reader, this) : null);
        }
    }

    /**
     * Records a read in the cell that the thread has in a set of readers. Returns false and changes nothing if that is not enough.
     *
     * @param reader what the shadow of the variable has for its readers, by a plain look
     */
    public boolean readsAgain(long reader, OnlineShadows shadows, Object base, long offset, int site) {
        ReaderCell cell = knownSets == null ? null : knownSets.cellOf(reader);
        if (cell == null || !shadows.alone.readAgain(this, cell, reader, base, offset, site)) {
            return false;
        }
        knownSets.renew(reader, segment);
        return true;
    }

    /**
     * Announces a volatile read in the cell that the thread has in a set of readers, until {@link #releaseHeld}. Returns false and changes
     * nothing if that is not enough.
     */
    public boolean announcesRead(OnlineShadows shadows, Object base, long offset, int site) {
        long reader = ShadowWords.readers(base, offset);
        ReaderCell cell = reader >= 0 || knownSets == null ? null : knownSets.cellOf(reader);
        if (cell == null) {
            return false;
        }
        heldBase = cell; // first: if there is no stack left in between, the next hook confirms what was announced
        if (!shadows.alone.announce(this, cell, reader, base, offset, site)) {
            heldBase = null;
            return false;
        }
        knownSets.renew(reader, segment);
        return true;
    }

    public HeldVariables heldBeside() {
        if (heldBeside == null) {
            heldBeside = new HeldVariables();
        }
        return heldBeside;
    }

    /** From here on the thread may take locks of the checker, and hold variables. */
    public void keepCarrier() {
        if (isVirtual && !keepsCarrier) {
            Carrier.keep();
            keepsCarrier = true;
        }
    }

    /** The thread has no lock of the checker; if it still holds a variable, it keeps its carrier until that is free. */
    public void letCarrierGo() {
        if (keepsCarrier && heldBase == null) {
            Carrier.letGo();
            keepsCarrier = false;
        }
    }
}
