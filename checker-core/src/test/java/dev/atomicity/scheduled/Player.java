package dev.atomicity.scheduled;

import dev.atomicity.hooks.engine.TestScopes;
import dev.atomicity.scheduled.Turn.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import scheduled.Regions;

/**
 * Plays a schedule: each thread does something when it is its turn, and waits otherwise. This class is not watched, so
 * neither waiting nor passing the turn is anything to the checker.
 */
final class Player {
    private static final int SPINS = 200;
    private static final int LOCKS = 3;

    private final Schedule schedule;
    private final int firstRegion;
    private final List<Kind.Cell> cells;
    private final Regions[] locks = new Regions[LOCKS];
    private final Thread[] threads;
    private final int[] lastTurns;
    private final int[] depths;

    /** By turn: whether an operation that may or may not change something has done so. */
    private final boolean[] changed;

    private volatile int position;
    private volatile Throwable failure;

    /** Leaves a region. */
    private static final class Leaving extends RuntimeException {
        private static final long serialVersionUID = 1;

        Leaving() {
            super(null, null, false, false);
        }
    }

    /**
     * @param firstRegion the number under which the checker knows the region that begins with the first turn; that of the
     *     next turn is one more
     */
    Player(Schedule schedule, int firstRegion) {
        this.schedule = schedule;
        this.firstRegion = firstRegion;
        cells = schedule.kinds().stream().map(kind -> kind.newCell()).toList();
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new Regions();
        }
        threads = new Thread[schedule.threads()];
        lastTurns = new int[threads.length];
        depths = new int[threads.length];
        changed = new boolean[schedule.turns().size()];
        for (int i = 0; i < schedule.turns().size(); i++) {
            lastTurns[schedule.turns().get(i).thread()] = i + 1;
        }
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> run(number), "T" + (i + 1));
        }
    }

    /**
     * Whether all threads but the first one are started by turns: then the first one is the current thread, and is alone until it starts
     * another one, and again when all others are over.
     */
    private boolean beginsAlone() {
        boolean isAlone = !schedule.isForked(0);
        for (int i = 1; i < threads.length; i++) {
            isAlone &= schedule.isForked(i);
        }
        for (Turn turn : schedule.turns()) {
            isAlone &= turn.action() != Action.JOIN || turn.target() != 0;
        }
        return isAlone;
    }

    /** Returns, by turn, whether an operation that may or may not change something has done so. */
    boolean[] play() throws InterruptedException {
        List<Thread> started = new ArrayList<>();
        int first = 0;
        if (beginsAlone()) {
            threads[0] = Thread.currentThread();
            TestScopes.begin(0, false);
            run(0);
            first = 1;
        }
        for (int i = first; i < threads.length; i++) {
            if (!schedule.isForked(i)) {
                threads[i].start();
            }
            started.add(threads[i]);
        }
        for (int i = first; i < threads.length; i++) {
            if (!schedule.isForked(i)) {
                threads[i].join();
            }
        }
        for (Thread thread : started) {
            thread.join();
        }
        if (failure != null) {
            throw new AssertionError("turn " + position + " of\n" + schedule.text(), failure);
        }
        return changed;
    }

    private void run(int me) {
        try {
            inside(me);
        } catch (Throwable e) {
            fail(e);
        }
    }

    private void fail(Throwable e) {
        failure = failure == null ? e : failure;
        for (Thread thread : threads) {
            LockSupport.unpark(thread);
        }
    }

    /** Plays the turns of the thread until it leaves the code that it is in. */
    private void inside(int me) {
        while (position < lastTurns[me]) {
            Turn turn = await(me);
            switch (turn.action()) {
                case LEAVE -> {
                    return;
                }
                case THROW -> throw new Leaving();
                default -> play(turn, me);
            }
            pass();
        }
    }

    private void play(Turn turn, int me) {
        try {
            switch (turn.action()) {
                case OPERATE -> {
                    int index = position;
                    changed[index] = cells.get(turn.target()).run(turn.operation(), () -> pause(me));
                }
                case REGION -> region(me);
                case MONITOR -> locks[turn.target()].inMonitor(() -> entered(me));
                case METHOD -> locks[turn.target()].inMethod(() -> entered(me));
                case LOCK -> locks[turn.target()].inLock(() -> entered(me));
                case FORK -> Regions.start(threads[turn.target()]);
                case JOIN -> Regions.join(threads[turn.target()]);
                default -> throw new IllegalStateException("in the middle of nothing: " + turn);
            }
        } catch (Leaving e) {
            // The code that was entered last is left.
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private void region(int me) {
        int number = firstRegion + position;
        boolean isOutermost = depths[me]++ == 0;
        if (isOutermost) {
            TestScopes.begin(number, true);
        }
        try {
            Regions.region(() -> entered(me));
        } finally {
            depths[me]--;
            if (isOutermost) {
                TestScopes.end(number, 0);
            }
        }
    }

    private void entered(int me) {
        pass();
        inside(me);
    }

    private void pause(int me) {
        pass();
        Turn turn = await(me);
        if (turn.action() != Action.GO_ON) {
            throw new IllegalStateException("in the middle of an operation: " + turn);
        }
    }

    private Turn await(int me) {
        for (int spins = 0; schedule.turns().get(position).thread() != me; spins++) {
            if (failure != null) {
                throw new IllegalStateException("another thread has failed");
            }
            if (spins < SPINS) {
                Thread.onSpinWait();
            } else {
                LockSupport.park(this);
            }
        }
        return schedule.turns().get(position);
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // only the thread whose turn it is does so
    private void pass() {
        int next = position + 1;
        position = next;
        if (next < schedule.turns().size()) {
            LockSupport.unpark(threads[schedule.turns().get(next).thread()]);
        }
    }
}
