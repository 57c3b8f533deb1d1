package dev.atomicity.hooks.thread;

import dev.atomicity.checker.Activations;
import dev.atomicity.checker.AtomicSet;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.SetRing;
import dev.atomicity.hooks.coverage.ThreadExercise;
import dev.atomicity.hooks.places.VariableNumbers;

/**
 * What the hooks keep for a thread of the program. Instrumented methods load it once, at their start; it is used by its
 * own thread alone, but for {@link #log}.
 */
public final class ThreadState extends VariableHolder {
    /** What the thread is called, and was called before. */
    public final ThreadNames names;

    /** The JVM's number of the thread, by which {@link CurrentThread} finds its state; a state is made by its thread. */
    final long number = CurrentThread.number();

    /** How many regions are open, the outermost among them being the transaction. */
    public int depth;

    /** The region of the transaction: an index into {@code Sites}. */
    public int region;

    /**
     * Above 0 while hooks must not record: {@link #IN_HOOK} inside a hook or code that a model stands for,
     * {@link #IN_PROGRAM} inside code of the program that a hook runs.
     */
    public int muted;

    public static final int IN_HOOK = 1;
    public static final int IN_PROGRAM = 2;

    /**
     * Why the last hook of this thread failed, until {@code HookFailures} has given up its transaction; null if none did. Set
     * by a store in the catch block of the hook: there may be no stack left for a call. While it is set, nothing of the
     * thread is recorded.
     */
    public volatile Throwable failure;

    /** Where that hook failed: an index into {@code Sites}. */
    public int failedSite;

    /** A copy of an object that still has the shadows of the original, because the hook that clears them failed; or null. */
    public Object copied;

    /** Whether the recorded trace has a begin of this thread without its end. */
    public boolean isOpenInTrace;

    /**
     * Whether what a constructor writes into its object, which nobody else knows yet, may be stored into the shadow as
     * it is: not while the next event has to begin a transaction first, nor while a trace is recorded.
     */
    public boolean plainStores;

    /** The test that the thread works for: see {@code TestScopes}. */
    public int test;

    /** Until the first event: it follows the start of the thread. */
    public boolean isNew = true;

    /**
     * The site of the event that is being recorded, or of the last one. Written by this thread; others may look, and then know
     * that all events before it are over.
     */
    public int lastSite;

    /** The transactions of this thread that someone may still ask for. */
    public final TransactionLog log = new TransactionLog();

    /**
     * The monitor or lock that a wait has released, and how often it was held; null if none. When the thread does something
     * again, the wait is over, by whatever way, and the monitor is held as before.
     */
    public Object awaited;

    public int awaitedHolds;
    public int awaitedSite;

    /** Set each time before the thread looks whether it may still record. */
    public volatile boolean recording;

    /** The regions of this thread that stand still while it runs tasks of others. */
    public final SuspendedRegions suspended = new SuspendedRegions();

    /** The calls of the JDK that this thread is in the middle of. */
    public final EnteredCalls calls = new EnteredCalls();

    /** How they ended, and what is recorded later. */
    public final CallOutcome outcome = new CallOutcome();

    /** Those that need an object for themselves. */
    public final ExclusiveUses uses = new ExclusiveUses();

    /** When the active transaction has first read what it did. */
    public final FirstReads firstReads = new FirstReads();

    /** Whether what is being recorded stands for an order of threads, and not for data of the program. */
    public boolean isOrdering;

    /** The last test in which this thread has met another one on shared data; -1 for none. */
    private int metIn = -1;

    /** The order that this thread knows of, and whom it has met. */
    public final ThreadExercise exercise = new ThreadExercise();

    /** What a listener keeps for this thread; used by the thread itself. */
    private Object companion;

    /** Made when there is one to know. */
    private KnownReaderSets knownSets;

    /** Null if the check is not one of atomic sets. */
    private final AtomicSets sets;

    /** The variable that the current hook is about. */
    public final CurrentAccess access = new CurrentAccess();

    public ThreadState(int id, Place place, String name) {
        this(id, place, name, null);
    }

    /**
     * @param sets null if the check is not one of atomic sets
     */
    public ThreadState(int id, Place place, String name, AtomicSets sets) {
        super(id, place);
        this.sets = sets;
        this.activations = sets == null ? null : new Activations(this, sets);
        this.names = new ThreadNames(name);
    }

    @Override
    protected int currentRegion() {
        return region;
    }

    @Override
    protected long variable(Object base, long place) {
        return VariableNumbers.of(base, place);
    }

    @Override
    protected AtomicSet setOf(Object base, long place) {
        return base == null || isOrdering ? null : sets.setOf(this, base, access.compound());
    }

    @Override
    protected void found(SetRing ring) {
        sets.found(this, ring);
    }

    /** Something is about to be recorded. */
    public void recordsNow() {
        if (activations != null) {
            activations.recording();
        }
    }

    @Override
    protected Object sourceDetail(CheckedThread source, long sourceSegment, long sourceEvent, Object base, long place) {
        return access.detailOfSource(this, (ThreadState) source, sourceSegment, sourceEvent, base, place);
    }

    @Override
    protected Object sinkDetail(Object sourceDetail) {
        return ((EventDetail) sourceDetail).ofSink(Thread.currentThread().getName());
    }

    @Override
    public void meets(CheckedThread other, long otherSegment, long earlier, long later) {
        if (isOrdering) {
            exercise.follows(otherSegment);
            return;
        }
        if (metIn != test) {
            metIn = test;
            RunningTests.meet(test);
        }
        exercise.meets(isOwn(otherSegment), ((ThreadState) other).exercise, otherSegment, (int) earlier, (int) later);
    }

    /** Looks again whether {@link #plainStores} are allowed: whenever something has changed on which that depends. */
    public void allowPlainStores() {
        plainStores =
                (depth == 0 || inTransaction()) && failure == null && !outcome.isDeferring() && !FastPath.isClosed();
    }

    /** The region of the transaction: an index into {@code Sites}. */
    public int region() {
        return region;
    }

    /** Whether the thread is inside a region, which may be paused. */
    public boolean isInRegion() {
        return depth > 0;
    }

    /** Whether the access that is being recorded stands for an order of threads, and not for data of the program. */
    public boolean isOrdering() {
        return isOrdering;
    }

    /** The name of the thread in a trace: numbers are enough, and names may repeat. */
    public String traceName() {
        return "T" + id;
    }

    /** What a listener keeps for this thread; null if it has kept nothing yet. */
    public Object companion() {
        return companion;
    }

    public void setCompanion(Object kept) {
        companion = kept;
    }

    /** Whether the thread may stand still here: it has nothing of the checker that another thread could wait for. */
    public boolean mayBeHeld() {
        return muted == 0 && failure == null && heldBase == null && calls.depth() == 0 && uses.innermost() == null;
    }

    /** Whether a hook has nothing to do here. A hook that failed leaves its thread muted, but the next one goes on. */
    public boolean isMuted() {
        return muted != 0 && failure == null;
    }

    /** Whether the next access needs a look at its variable and nothing else: nothing is to be recorded before it. */
    public boolean isReady() {
        return plainStores && muted == 0 && heldBase == null && awaited == null && failure == null;
    }

    /** Whether what the shadow of a variable has for its readers is a set that has this thread's current segment. */
    public boolean isReader(long reader) {
        return reader < 0 && knownSets != null && knownSets.contain(reader, segment);
    }

    /** The thread has read a variable, and its shadow has that for its readers now. */
    public void hasRead(long reader) {
        if (reader < 0) {
            if (knownSets == null) {
                knownSets = KnownReaderSets.of(isVirtual);
            }
            knownSets.add(reader, segment);
        }
    }
}
