package dev.atomicity.hooks.engine;

import dev.atomicity.checker.AtomicityAlgorithm;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Dependency;
import dev.atomicity.checker.SetAlgorithm;
import dev.atomicity.checker.Starters;
import dev.atomicity.hooks.data.AtomicArrayShadow;
import dev.atomicity.hooks.data.AtomicShadow;
import dev.atomicity.hooks.data.CollectionViews;
import dev.atomicity.hooks.events.Events;
import dev.atomicity.hooks.places.ArrayPages;
import dev.atomicity.hooks.places.WeakIdentityTable;
import dev.atomicity.hooks.report.FindingCollector;
import dev.atomicity.hooks.report.HookFailureLog;
import dev.atomicity.hooks.sync.SyncShadows;
import dev.atomicity.hooks.thread.CurrentThread;
import dev.atomicity.hooks.thread.RunningTests;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.TakenVariables;
import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The checker of the running program: its threads, its shadows, its findings. There is one in a JVM, created when the
 * agent starts.
 */
public final class OnlineChecker {
    /** How many known threads are examined when a new one starts: a constant, so that starting stays cheap. */
    private static final int TRIES = 4;

    final FindingCollector findings;

    final HookFailureLog unjudged = new HookFailureLog();

    /** Its memory is limited, because most of the heap is for the program. */
    public final AtomicityAlgorithm algorithm;

    /** Null if the check is not one of atomic sets. */
    private final SetOwners sets;

    /**
     * Whether a transaction continues when its thread starts another one or hands over a task. Not in a recorded trace, which has no atomic
     * sets.
     */
    final boolean unitsOutlastStarts;

    public final OnlineShadows shadows;
    public final WeakIdentityTable<ArrayPages> arrays = new WeakIdentityTable<>();

    /** By buffer of {@code java.nio}: the words of the variable that stands for position, limit, mark and byte order. */
    public final WeakIdentityTable<long[]> buffers = new WeakIdentityTable<>();

    public final SyncShadows sync;

    /** What collections, their views and iterators show. */
    public final CollectionViews views = new CollectionViews(arrays);

    public final WeakIdentityTable<AtomicShadow> atomics = new WeakIdentityTable<>();
    public final WeakIdentityTable<AtomicArrayShadow> atomicArrays = new WeakIdentityTable<>();

    private final WeakIdentityTable<ThreadLife> lives = new WeakIdentityTable<>();

    /** Guarded by itself: the threads that have done something and are not known to have ended. */
    private final Deque<RunningThread> running = new ArrayDeque<>();

    private record RunningThread(WeakReference<Thread> thread, ThreadLife life) {
        boolean isOver() {
            Thread alive = thread.get();
            return life.finished || alive == null || !alive.isAlive();
        }
    }

    private final AtomicInteger threadCount = new AtomicInteger();

    /** What is known about a {@link Thread} from outside: who started it, and its state once it has done something. */
    public static final class ThreadLife {
        final int id;

        /** The fork that its first event follows; written before the thread starts. */
        volatile Fork fork;

        /** Null until the thread has done something: a thread without events orders nothing. */
        public volatile ThreadState state;

        /** Guarded by {@link #running}. */
        boolean finished;

        /** The test of the thread that started it, written before it starts; -1 if it is not known which thread that was. */
        volatile int test = -1;

        ThreadLife(int id) {
            this.id = id;
        }
    }

    /**
     * @param known what the thread that starts another one knows of the order of threads
     */
    record Fork(long segment, long transaction, int site, long[] known, Starters starters) {}

    /**
     * @param keepsTransactions whether every transaction that is found is kept, for a recorded trace
     * @param inSets whether each atomic set is checked by itself
     */
    OnlineChecker(boolean locksConflict, boolean keepsTransactions, boolean inSets) {
        this.findings = new FindingCollector(keepsTransactions);
        this.sets = inSets ? new SetOwners(this) : null;
        this.unitsOutlastStarts = inSets && !keepsTransactions;
        this.algorithm = inSets
                ? new SetAlgorithm()
                : new Davida(findings, Runtime.getRuntime().maxMemory() / 4);
        this.shadows = new OnlineShadows(algorithm, this::transactionOf, this::takenBy);
        this.sync = new SyncShadows(algorithm, shadows, locksConflict);
    }

    public ThreadLife lifeOf(Thread thread) {
        return lives.computeIfAbsent(thread, key -> new ThreadLife(threadCount.incrementAndGet()));
    }

    /** The state of a thread, null if it has done nothing yet. */
    ThreadState stateOf(Thread thread) {
        ThreadLife life = lives.get(thread);
        return life == null ? null : life.state;
    }

    /**
     * The state of the current thread: a new one if it does something for the first time. A pool may have removed its thread locals; then
     * it is still the same thread, with the same state.
     */
    ThreadState start(Thread thread) {
        ThreadLife life = lifeOf(thread);
        ThreadState state = life.state;
        if (state != null) {
            return state;
        }
        synchronized (running) {
            finishSome();
            state = algorithm.start(place -> new ThreadState(life.id, place, thread.getName(), sets));
            state.log.add(state.segment, Dependency.UNARY, 0);
            state.test = life.test < 0 ? RunningTests.latest() : life.test;
            running.add(new RunningThread(new WeakReference<>(thread), life));
            life.state = state; // last: if something before this fails, the thread starts again with another state
        }
        return state;
    }

    /**
     * The thread is about to start another one. This is recorded once, and before the first event of the other one: if two threads try at
     * the same time, one of them counts, and neither counts if the thread already runs.
     */
    public void fork(ThreadState thread, Thread started, int site) {
        ThreadLife life = lifeOf(started);
        synchronized (running) {
            if (life.fork == null && life.state == null && !started.isAlive()) {
                Fork fork = new Fork(
                        thread.segment, thread.transaction(), site, thread.exercise.known(), thread.started.starters());
                life.test = thread.test;
                Events.fork(thread, started, life.id, site);
                life.fork = fork; // nothing that can fail comes in between: a trace has each start once
            }
        }
    }

    /** The first event of a thread that was started by another one follows the start. */
    void followFork(ThreadState state, Fork fork, int site) {
        state.started.beginWith(fork.starters);
        state.exercise.startsWith(fork.known);
        state.exercise.follows(fork.segment);
        algorithm.dependency(fork.segment, fork.transaction, fork.site, state, site);
    }

    /** The threads that have done something and are not known to have ended. */
    List<ThreadState> running() {
        synchronized (running) {
            return running.stream()
                    .map(known -> known.life.state)
                    .filter(Objects::nonNull)
                    .toList();
        }
    }

    /** Releases the slots of threads that have ended without another thread waiting for them. */
    private void finishSome() {
        for (int tries = Math.min(TRIES, running.size()); tries > 0; tries--) {
            RunningThread known = running.peek();
            if (known.isOver()) {
                finish(known.life);
            } else {
                running.add(known);
            }
            running.poll();
        }
    }

    /** The thread has ended, and a thread that waited for it depends on its last segment. */
    public void finish(ThreadLife life) {
        synchronized (running) {
            ThreadState state = life.state;
            if (!life.finished && state != null) {
                CurrentThread.forget(state);
                HookFailures.releaseAll(state);
                algorithm.finish(state);
                life.finished = true; // last: if something before this fails, this method is called again
            }
        }
    }

    /** Null if the thread has failed. */
    private TakenVariables takenBy(int slot) {
        ThreadState state = (ThreadState) algorithm.threadAt(slot);
        return state.failure == null ? state.taken : null;
    }

    private long transactionOf(long segment) {
        ThreadState state = (ThreadState) algorithm.threadOf(segment);
        return state.log.ordinalOf(segment);
    }
}
