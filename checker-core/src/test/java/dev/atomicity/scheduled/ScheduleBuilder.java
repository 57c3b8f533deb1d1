package dev.atomicity.scheduled;

import dev.atomicity.scheduled.Turn.Action;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Makes a schedule of wishes: one that is not possible when its turn comes is left out. */
final class ScheduleBuilder {
    private static final int NOBODY = -1;
    private static final int LOCKS = 3;
    private static final int MAX_DEPTH = 3;

    private final List<Kind<?>> kinds;
    private final List<Turn> turns = new ArrayList<>();
    private final List<Deque<Turn>> entered = new ArrayList<>();
    private final int[] turnsLeft;
    private final boolean[] started;
    private final boolean[] joined;

    /** By lock, which has a monitor, a monitor of its own, and a lock in it. */
    private final int[][] holders = new int[Action.values().length][LOCKS];

    private final int[][] holds = new int[Action.values().length][LOCKS];

    private ScheduleBuilder(List<Kind<?>> kinds, int threads) {
        this.kinds = kinds;
        turnsLeft = new int[threads];
        started = new boolean[threads];
        joined = new boolean[threads];
        for (int i = 0; i < threads; i++) {
            entered.add(new ArrayDeque<>());
        }
        for (int[] each : holders) {
            Arrays.fill(each, NOBODY);
        }
    }

    static Schedule build(List<Kind<?>> kinds, int threads, List<Wish> wishes) {
        ScheduleBuilder builder = new ScheduleBuilder(kinds, threads);
        wishes.forEach(builder::take);
        for (int thread = 0; thread < threads; thread++) {
            builder.end(thread);
        }
        return new Schedule(kinds, builder.turns);
    }

    private void take(Wish wish) {
        int thread = wish.thread() % turnsLeft.length;
        if (joined[thread]) {
            return;
        }
        if (turnsLeft[thread] > 0) {
            turnsLeft[thread]--;
            add(new Turn(thread, Action.GO_ON, 0, 0));
            return;
        }
        switch (wish.action()) {
            case OPERATE -> operate(thread, wish);
            case REGION -> enter(new Turn(thread, Action.REGION, 0, 0));
            case MONITOR, METHOD, LOCK -> lock(new Turn(thread, wish.action(), wish.target() % LOCKS, 0));
            case LEAVE, THROW -> leave(thread, wish.action());
            case FORK -> fork(thread, wish.target() % turnsLeft.length);
            case JOIN -> join(thread, wish.target() % turnsLeft.length);
            case GO_ON -> {
                // There is nothing to go on with.
            }
        }
    }

    private void operate(int thread, Wish wish) {
        int cell = wish.target() % kinds.size();
        List<? extends Operation<?>> operations = kinds.get(cell).operations();
        int operation = wish.operation() % operations.size();
        turnsLeft[thread] = operations.get(operation).turns().size() - 1;
        add(new Turn(thread, Action.OPERATE, cell, operation));
    }

    private void enter(Turn turn) {
        if (entered.get(turn.thread()).size() < MAX_DEPTH) {
            entered.get(turn.thread()).push(turn);
            add(turn);
        }
    }

    private void lock(Turn turn) {
        int[] holder = holders[turn.action().ordinal()];
        boolean isFree = holder[turn.target()] == NOBODY || holder[turn.target()] == turn.thread();
        if (isFree && entered.get(turn.thread()).size() < MAX_DEPTH) {
            holder[turn.target()] = turn.thread();
            holds[turn.action().ordinal()][turn.target()]++;
            enter(turn);
        }
    }

    private void leave(int thread, Action action) {
        if (!entered.get(thread).isEmpty()) {
            Turn left = entered.get(thread).pop();
            if (left.action().isLock() && --holds[left.action().ordinal()][left.target()] == 0) {
                holders[left.action().ordinal()][left.target()] = NOBODY;
            }
            add(new Turn(thread, action, 0, 0));
        }
    }

    private void fork(int thread, int child) {
        if (child != thread && !started[child] && !joined[child]) {
            add(new Turn(thread, Action.FORK, child, 0));
            started[child] = true;
        }
    }

    /** Whoever is joined has done all that it will do. */
    private void join(int thread, int child) {
        if (child != thread && started[child] && !joined[child]) {
            end(child);
            joined[child] = true;
            add(new Turn(thread, Action.JOIN, child, 0));
        }
    }

    private void end(int thread) {
        while (turnsLeft[thread] > 0) {
            turnsLeft[thread]--;
            add(new Turn(thread, Action.GO_ON, 0, 0));
        }
        while (!entered.get(thread).isEmpty()) {
            leave(thread, Action.LEAVE);
        }
    }

    private void add(Turn turn) {
        started[turn.thread()] = true;
        turns.add(turn);
    }
}
