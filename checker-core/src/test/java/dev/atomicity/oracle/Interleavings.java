package dev.atomicity.oracle;

import dev.atomicity.oracle.Event.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * All schedules of the events of a trace that keep the order within each thread, and that locks, fork and join allow.
 * What a read reads does not matter. A schedule in which threads wait for each other for good ends there.
 *
 * <p>A begin stands directly before the next event of its thread and an end directly after the one before: elsewhere they
 * would change nothing, and there would be many more schedules.
 */
public final class Interleavings {
    private static final int NOBODY = -1;

    /** Events of one thread that stay together. */
    private record Step(List<Event> events, Event main) {}

    private final Trace trace;
    private final int limit;
    private final Consumer<Trace> complete;
    private final Consumer<Trace> deadlocked;
    private final List<List<Step>> steps = new ArrayList<>(); // by thread
    private final Set<Integer> forked = new HashSet<>(); // threads that wait for their fork
    private final int[] next; // by thread
    private final int[] holders;
    private final int[] holds;
    private final boolean[] started; // by thread: its fork has happened
    private final List<Event> order = new ArrayList<>();
    private int count;

    private Interleavings(Trace trace, int limit, Consumer<Trace> complete, Consumer<Trace> deadlocked) {
        this.trace = trace;
        this.limit = limit;
        this.complete = complete;
        this.deadlocked = deadlocked;
        for (int thread = 0; thread < trace.threads(); thread++) {
            steps.add(stepsOf(thread));
        }
        int locks = 1;
        for (Event event : trace.events()) {
            if (event.kind() == Kind.FORK) {
                forked.add(event.target());
            } else if (event.kind() == Kind.ACQUIRE) {
                locks = Math.max(locks, event.target() + 1);
            }
        }
        next = new int[trace.threads()];
        holders = new int[locks];
        holds = new int[locks];
        started = new boolean[trace.threads()];
        Arrays.fill(holders, NOBODY);
    }

    /** Visits all schedules, or stops and returns false when there are more than {@code limit}. */
    public static boolean visit(Trace trace, int limit, Consumer<Trace> complete, Consumer<Trace> deadlocked) {
        Interleavings all = new Interleavings(trace, limit, complete, deadlocked);
        all.goOn();
        return all.count <= limit;
    }

    private List<Step> stepsOf(int thread) {
        List<Step> found = new ArrayList<>();
        List<Event> waiting = new ArrayList<>(); // begins, and ends of what has nothing in it
        for (Event event : trace.events()) {
            if (event.thread() != thread) {
                continue;
            }
            boolean ends = event.kind() == Kind.END;
            if (ends && waiting.isEmpty() && !found.isEmpty()) {
                found.get(found.size() - 1).events.add(event);
            } else {
                waiting.add(event);
                if (!ends && event.kind() != Kind.BEGIN) {
                    found.add(new Step(new ArrayList<>(waiting), event));
                    waiting.clear();
                }
            }
        }
        if (!waiting.isEmpty()) {
            found.add(new Step(waiting, waiting.get(0)));
        }
        return found;
    }

    private void goOn() {
        boolean someoneCan = false;
        boolean someoneWants = false;
        for (int thread = 0; thread < next.length && count <= limit; thread++) {
            if (next[thread] < steps.get(thread).size()) {
                someoneWants = true;
                Step step = steps.get(thread).get(next[thread]);
                if (isPossible(step.main)) {
                    someoneCan = true;
                    take(thread, step);
                    goOn();
                    takeBack(thread, step);
                }
            }
        }
        if (!someoneCan && ++count <= limit) {
            (someoneWants ? deadlocked : complete).accept(trace.reordered(order));
        }
    }

    private boolean isPossible(Event event) {
        if (forked.contains(event.thread()) && !started[event.thread()]) {
            return false;
        }
        int target = event.target();
        return switch (event.kind()) {
            case ACQUIRE -> holders[target] == NOBODY || holders[target] == event.thread();
            case JOIN -> next[target] == steps.get(target).size() && (!forked.contains(target) || started[target]);
            default -> true;
        };
    }

    private void take(int thread, Step step) {
        next[thread]++;
        order.addAll(step.events);
        switch (step.main.kind()) {
            case ACQUIRE -> hold(step.main, 1);
            case RELEASE -> hold(step.main, -1);
            case FORK -> started[step.main.target()] = true;
            default -> {}
        }
    }

    private void takeBack(int thread, Step step) {
        next[thread]--;
        order.subList(order.size() - step.events.size(), order.size()).clear();
        switch (step.main.kind()) {
            case ACQUIRE -> hold(step.main, -1);
            case RELEASE -> hold(step.main, 1);
            case FORK -> started[step.main.target()] = false;
            default -> {}
        }
    }

    private void hold(Event event, int change) {
        holds[event.target()] += change;
        holders[event.target()] = holds[event.target()] == 0 ? NOBODY : event.thread();
    }
}
