package dev.atomicity.checker;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;

/**
 * A thread as the checker sees it: its current segment, its active transaction, and who reaches it.
 *
 * <p>The slot is reused: when the thread has ended and no active transaction reaches it any more, another thread may get the slot. Its
 * segments continue the count, so that a number in a shadow never has two meanings.
 */
public class CheckedThread {
    private static final VarHandle TRANSACTION_START = transactionStartHandle();

    /** The number of this thread for the caller of the checker. */
    public final int id;

    final int slot;

    /** The current segment: the number to store in the shadow of what this thread accesses. Written by this thread only. */
    public long segment;

    /** Whether a segment belongs to another slot than that of this thread; 0, which stands for no segment, does not. */
    public final boolean isForeign(long other) {
        return other != 0 && Segments.slotOf(other) != Segments.slotOf(segment);
    }

    /**
     * The first segment of what this thread does now. Earlier ones of its slot belong to threads that had the slot before, or to tasks
     * that this thread ran before. Written by this thread only.
     */
    public long firstSegment;

    /** How many transactions began on this thread; the ordinal of the active one, if one is active. */
    long transactions;

    /** The segment in which the active transaction began; {@link Segments#NEVER} if none is active. Written by this thread only. */
    volatile long transactionStart = Segments.NEVER;

    /**
     * Whether the active transaction may be among the roots that reach some thread. Set by others, under the checker's lock, before they
     * test whether it is active; read by this thread after it has ended. So either they see that it has ended, or this thread sees that
     * there is something to clear.
     */
    volatile boolean mayReachOthers;

    /** Whether the active transaction was reported, so that it is reported once. Used by this thread only. */
    boolean violationReported;

    boolean cycleReported;

    /**
     * No active transaction except this thread's own reaches a segment of this thread before this one; {@link Segments#NEVER} if none
     * reaches the thread at all. Changed under the checker's lock. This thread lowers it when it adds a dependency, before it publishes a
     * segment that is reached and before it ends the transaction that is reached. It is raised when the first roots have ended.
     */
    volatile long reachedSince = Segments.NEVER;

    /** The first segment of this thread in its slot: earlier ones belong to threads that had the slot before. */
    final long since;

    /** The calls that this thread is in; null if nobody needs them, because the check is not one of atomic sets. */
    public Activations activations;

    /** Used if the check is one of atomic sets. */
    public final StartedTasks started = new StartedTasks(this);

    /** The attempts of this thread, which it may repeat. */
    public final Attempts attempts = new Attempts(this);

    /** Of the dependencies in atomic sets that enter this thread. */
    final EntrySegments entries = new EntrySegments();

    /** The atomic sets in which the active transaction may lead to dependencies. */
    private final RootSets rootIn = new RootSets();

    final SearchCredit unionSearches = new SearchCredit();

    /** A place among the checked threads, provided by {@link AtomicityAlgorithm#start(Maker)}. */
    public record Place(int slot, long firstSegment) {}

    /** Creates a thread for a place. */
    @FunctionalInterface
    public interface Maker<T extends CheckedThread> {
        T makeAt(Place place);
    }

    protected CheckedThread(int id, Place place) {
        this.id = id;
        this.slot = place.slot();
        this.segment = place.firstSegment();
        this.firstSegment = place.firstSegment();
        this.since = place.firstSegment();
    }

    private static VarHandle transactionStartHandle() {
        try {
            return MethodHandles.lookup().findVarHandle(CheckedThread.class, "transactionStart", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /**
     * A transaction begins with the current segment. Release is enough: a thread that tests whether it is active has a segment of it,
     * which is published later. Its end needs the full order, see {@link #mayReachOthers}.
     */
    final void beginTransaction() {
        TRANSACTION_START.setRelease(this, segment);
    }

    /** Whether this thread is inside an atomic region. */
    public boolean inTransaction() {
        return transactionStart != Segments.NEVER;
    }

    /** The ordinal of the active transaction; {@link Dependency#UNARY} outside of regions. */
    public long transaction() {
        return inTransaction() ? transactions : Dependency.UNARY;
    }

    /** The number of transactions that have begun on this thread. */
    public long transactionsBegun() {
        return transactions;
    }

    /**
     * Whether an active transaction may reach this segment of this thread: only then does the number still have a meaning. May be called
     * without the lock. What happened before a segment of this thread was published is visible to every thread that has the segment, and
     * what is not reached then is not reached later. The order of the two reads matters: what reaches a transaction also reaches what it
     * did before, and is entered before the transaction ends.
     */
    boolean isReached(long asked) {
        return transactionStart <= asked || reachedSince <= asked;
    }

    /**
     * This thread accesses what another thread, or another task of this thread, has accessed in that segment, and one of the accesses is
     * a write. Called by this thread; may wait for a moment.
     *
     * @param other the thread that has the slot of the segment now
     * @param earlier the event of the other one
     * @param later the event of this thread
     */
    public void meets(CheckedThread other, long segment, long earlier, long later) {}

    /**
     * This thread writes a variable that another thread has read before; more is not known about that read. Called by this thread; may
     * wait for a moment.
     */
    public void meetsForgotten() {}

    /** The region that this thread is in, a number of the caller; 0 for none, or if it does not matter. */
    protected int currentRegion() {
        return 0;
    }

    /**
     * The number of a variable or lock on which events of two threads conflict: never 0, and different for different variables. Called by
     * this thread, under the checker's lock, so it must not wait for a thread that may need that lock.
     *
     * @param base the object that has the variable; null if {@code place} identifies it
     */
    protected long variable(Object base, long place) {
        return place;
    }

    /**
     * What is to be kept about the source of a dependency that ends in what this thread is about to do. It may be kept for long, so it
     * must not keep an object of the program alive. Called by this thread, under the checker's lock, so it must not wait for a thread
     * that may need that lock.
     *
     * @param base the object that has the variable, at {@code place}; null if no variable is involved
     */
    protected Object sourceDetail(CheckedThread source, long sourceSegment, long sourceEvent, Object base, long place) {
        return null;
    }

    /** The same for what this thread is about to do. */
    protected Object sinkDetail(Object sourceDetail) {
        return null;
    }

    // ---------------------------------------------------------------- atomic sets

    /** The atomic set that the variable belongs to; null if it belongs to none. Called by this thread. */
    protected AtomicSet setOf(Object base, long place) {
        return null;
    }

    /**
     * Reports a ring that an event of this thread closes on an atomic set. Called under the lock of the set, as are the methods for
     * details.
     */
    protected void found(SetRing ring) {}

    /** Whether the segment is one of this slot. */
    final boolean hasSlotOf(long asked) {
        return Segments.slotOf(asked) == slot;
    }

    /** Whether the segment belongs to this thread, maybe to another task of it, and not to a thread that had its slot before. */
    protected final boolean isOwn(long asked) {
        return hasSlotOf(asked) && asked >= since;
    }

    /** Whether the segment, which belongs to this slot, belongs to this thread, and not to a thread that had its slot before. */
    final boolean hasSegment(long asked) {
        return asked >= since;
    }

    /** The same as {@link #isReached} for a check of atomic sets. */
    final boolean isReachedInSets(long asked) {
        return hasSegment(asked) && (transactionStart <= asked || !isInNoSet());
    }

    /**
     * Whether the active transaction began by this segment, or the segment comes after a dependency in any atomic set; if neither, no
     * dependency on this segment ever closes a ring. May be called without a lock: a later dependency only enters what an active
     * transaction does, and those that entered a transaction before it ended are visible to a thread that finds that it has ended.
     */
    final boolean leadsOn(long asked) {
        return transactionStart <= asked || entries.areBefore(asked);
    }

    /** Whether the active transaction began by this segment, and so clears the set at its end. Called by others, under the lock of the set. */
    final boolean becomesRootIn(AtomicSet set, long asked) {
        if (transactionStart > asked) {
            return false;
        }
        rootIn.add(set);
        mayReachOthers = true;
        return transactionStart <= asked;
    }

    /** The last of the sets in which the active transaction may lead to dependencies, without this one. */
    final List<AtomicSet> rootIn(int atMost, AtomicSet without) {
        return mayReachOthers ? rootIn.latest(atMost, without) : List.of();
    }

    final boolean isInNoSet() {
        return entries.areNone();
    }

    /** The active transaction has ended. */
    final void leaveSets() {
        rootIn.take().forEach(AtomicSet::dropUnreached);
    }
}
