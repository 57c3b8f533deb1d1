package dev.atomicity.hooks.sync;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.shadow.OnlineShadows;
import java.lang.ref.WeakReference;

/** What is known about the synchronizers of the program, most of it for {@code conflicts = dataAndLocks}. */
public final class SyncShadows {
    /** By lock with a shared side: one variable, which the shared side reads and the exclusive side writes. */
    private final WeakIdentityTable<long[]> variables = new WeakIdentityTable<>();

    private final WeakIdentityTable<Side> sides = new WeakIdentityTable<>();
    private final WeakIdentityTable<WeakReference<Object>> locksOfConditions = new WeakIdentityTable<>();
    private final WeakIdentityTable<Signals> signals = new WeakIdentityTable<>();

    /** By monitor or condition: the signals, for any value of {@code conflicts}. */
    private final WeakIdentityTable<Signals> conditions = new WeakIdentityTable<>();

    /** Whether the hand-over of a lock is a dependency. If not, locks are observed, if they are instrumented at all. */
    final boolean locksConflict;

    public final LockShadows locks;

    /** The shadows of the variables that stand for locks, signals and tasks. */
    final OnlineShadows shadows;

    public SyncShadows(AtomicityAlgorithm algorithm, OnlineShadows shadows, boolean locksConflict) {
        this.shadows = shadows;
        this.locksConflict = locksConflict;
        this.locks = new LockShadows(locksConflict ? algorithm : null);
    }

    public final TaskShadows tasks = new TaskShadows();

    /** What goes through exchangers, by the object that is handed over. */
    final TaskShadows exchanged = new TaskShadows();

    /** One of the two locks of a read-write lock. */
    record Side(long[] variable, boolean isShared) {}

    long[] variableOf(Object lock) {
        return variables.computeIfAbsent(lock, key -> new long[3]);
    }

    /** That object is another view of the lock. */
    void addView(Object view, Object lock) {
        long[] variable = variableOf(lock);
        variables.computeIfAbsent(view, key -> variable);
    }

    void addSide(Object side, Object lock, boolean isShared) {
        long[] variable = variableOf(lock);
        sides.computeIfAbsent(side, key -> new Side(variable, isShared));
    }

    /** Null if the object is not a side of a read-write lock, or its origin was not observed. */
    Side sideOf(Object lock) {
        return sides.get(lock);
    }

    void addCondition(Object condition, Object lock) {
        locksOfConditions.computeIfAbsent(condition, key -> new WeakReference<>(lock));
    }

    /** Null if the origin of the condition was not observed. */
    Object lockOf(Object condition) {
        WeakReference<Object> lock = locksOfConditions.get(condition);
        return lock == null ? null : lock.get();
    }

    Signals signalsOf(Object synchronizer) {
        return signals.computeIfAbsent(synchronizer, key -> new Signals(locksConflict));
    }

    public Signals conditionOf(Object monitorOrCondition) {
        return conditions.computeIfAbsent(monitorOrCondition, key -> new Signals(true));
    }
}
