package dev.atomicity.hooks.thread;

/**
 * A thread with what it has open: regions, calls of the JDK, a wait; and whether its events are recorded at the moment.
 *
 * <p>Instrumented code reads {@link #plainStores} by its name, in a {@link ThreadState}.
 */
public abstract class RecordedThread extends VariableHolder {
    /** How many regions are open, the outermost among them being the transaction. */
    public int depth;

    /** The region of the transaction: an index into {@code Sites}. */
    public int region;

    /**
     * Above 0 while hooks must not record: {@link #IN_HOOK} inside a hook or code that a model stands for,
     * {@link #IN_PROGRAM} inside code of the program that a hook runs, {@link #ALONE} while no other thread works.
     */
    public int muted;

    public static final int IN_HOOK = 1;
    public static final int IN_PROGRAM = 2;

    /**
     * The thread is the only one that runs: see {@code Solo}. Nothing of it is recorded, and {@link #segment} is 0, the value in the shadow
     * of a variable that no thread has accessed: so its accesses look as if they were already recorded.
     */
    public static final int ALONE = 3;

    /**
     * Why the last hook of this thread failed, until {@code HookFailures} has given up its transaction; null if none did. Set
     * by a store in the catch block of the hook: there may be no stack left for a call. While it is set, nothing of the
     * thread is recorded.
     */
    public volatile Throwable failure;

    /** Where that hook failed: an index into {@code Sites}. */
    public int failedSite;

    /**
     * Whether the writes of a constructor into its object, which no other thread knows yet, may be stored into the shadow without a lock:
     * not while the next event has to begin a transaction first, nor while a trace is recorded.
     */
    public boolean plainStores;

    /**
     * The monitor or lock that a wait has released, and how often it was held; null if none. When the thread does something again, the
     * wait has ended in some way, and the monitor is held as before.
     */
    public Object awaited;

    public int awaitedHolds;
    public int awaitedSite;

    /** The wait that the thread is in, if it is one that is decided once. */
    public final OnceDecidedWait wait = new OnceDecidedWait();

    /** Set each time before the thread looks whether it may still record. */
    public volatile boolean recording;

    /** The regions of this thread that are suspended while it runs tasks of others. */
    public final SuspendedRegions suspended = new SuspendedRegions();

    /** The calls of the JDK that this thread is in the middle of. */
    public final EnteredCalls calls = new EnteredCalls();

    /** How they ended, and what is recorded later. */
    public final CallOutcome outcome = new CallOutcome();

    /** Those of the calls that need an object for themselves. */
    public final ExclusiveUses uses = new ExclusiveUses();

    RecordedThread(int id, Place place) {
        super(id, place);
    }

    @Override
    protected int currentRegion() {
        return region;
    }

    /** Decides again whether {@link #plainStores} are allowed. Called whenever something has changed on which that depends. */
    public void allowPlainStores() {
        plainStores = (depth == 0 || inTransaction())
                && muted != ALONE
                && failure == null
                && !outcome.isDeferring()
                && !FastPath.isClosed();
    }

    /** The region of the transaction: an index into {@code Sites}. */
    public int region() {
        return region;
    }

    /** Whether the thread is inside a region, which may be paused. */
    public boolean isInRegion() {
        return depth > 0;
    }

    /** Whether the thread may be held here: it has nothing of the checker that another thread could wait for. */
    public boolean mayBeHeld() {
        return muted == 0 && failure == null && heldBase == null && calls.depth() == 0 && uses.innermost() == null;
    }

    /** Whether the thread has nothing open, neither for the program nor for the checker, and is not a virtual one. */
    public boolean hasNothingOpen() {
        return mayBeHeld()
                && depth == 0
                && !inTransaction()
                && awaited == null
                && suspended.size() == 0
                && !outcome.isDeferring()
                && !isVirtual;
    }

    /** Whether no other thread works, so that nothing of this one is recorded. */
    public boolean isAlone() {
        return muted == ALONE;
    }

    /** Whether a hook has nothing to do here. A hook that failed leaves its thread muted, but the next one continues. */
    public boolean isMuted() {
        return muted != 0 && failure == null;
    }

    /** Whether the next access needs a look at its variable and nothing else: nothing is to be recorded before it. */
    public boolean isReady() {
        return plainStores && muted == 0 && heldBase == null && awaited == null && failure == null;
    }
}
