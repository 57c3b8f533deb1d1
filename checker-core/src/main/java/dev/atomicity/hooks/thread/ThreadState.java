package dev.atomicity.hooks.thread;

import dev.atomicity.checker.Activations;
import dev.atomicity.checker.AtomicSet;
import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.SetRing;
import dev.atomicity.hooks.coverage.ThreadExercise;
import dev.atomicity.hooks.places.VariableNumbers;

/**
 * What the hooks keep for a thread of the program. Instrumented methods load it once, at their start; it is used by its own thread alone,
 * except for {@link #log}.
 */
public final class ThreadState extends RecordedThread {
    /** The current name of the thread, and the earlier ones. */
    public final ThreadNames names;

    /** The JVM's number of the thread, by which {@link CurrentThread} finds its state; a state is made by its thread. */
    final long number = CurrentThread.number();

    /**
     * Whether the thread waits for a task with nothing on its stack but code of the JDK. It is not found by {@code CurrentThread}
     * then, so whatever it does next begins as if it were new. Written by this thread.
     */
    public volatile boolean isIdle;

    /** Whether the stack below the tasks of this thread has only code of the JDK; null if that is not known yet. */
    public Boolean runsOnlyTasks;

    /** A copy of an object that still has the shadows of the original, because the hook that clears them failed; or null. */
    public Object copied;

    /** Whether the recorded trace has a begin of this thread without its end. */
    public boolean isOpenInTrace;

    /** The test that the thread works for: see {@code TestScopes}. */
    public int test;

    /** Until the first event: it follows the start of the thread. */
    public boolean isNew = true;

    /**
     * The site of the event that is being recorded, or of the last one. Written by this thread; others may look, and then know
     * that all events before it have ended.
     */
    public int lastSite;

    /** The transactions of this thread that someone may still ask for. */
    public final TransactionLog log = new TransactionLog();

    /** When the active transaction has first read what it did. */
    public final FirstReads firstReads = new FirstReads();

    /** Whether what is being recorded stands for an order of threads, and not for data of the program. */
    public boolean isOrdering;

    /** The monitor or condition for whose signals the thread is about to wait, while they are recorded: they are data. Null otherwise. */
    public Object awaitedCondition;

    /** The last test in which this thread has met another one on shared data; -1 for none. */
    private int metIn = -1;

    /** The order that this thread knows of, and whom it has met. */
    public final ThreadExercise exercise = new ThreadExercise();

    /** What a listener keeps for this thread; used by the thread itself. */
    private Object companion;

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
    protected long variable(Object base, long place) {
        return VariableNumbers.of(base, place);
    }

    @Override
    protected AtomicSet setOf(Object base, long place) {
        if (isOrdering && awaitedCondition != null) {
            return sets.setOfSignals(this, awaitedCondition);
        }
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
        meetsSomebody();
        exercise.meets(isOwn(otherSegment), ((ThreadState) other).exercise, otherSegment, (int) earlier, (int) later);
    }

    @Override
    public void meetsForgotten() {
        if (!isOrdering) {
            meetsSomebody();
        }
    }

    /** Another thread works on the same data as this one, or has the lock for it: in another order of threads, more might happen. */
    public void meetsSomebody() {
        int served = RunningTests.servedBy(test);
        if (metIn != served) {
            metIn = served;
            RunningTests.meet(served);
        }
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
}
