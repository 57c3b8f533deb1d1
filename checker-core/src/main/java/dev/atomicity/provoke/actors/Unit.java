package dev.atomicity.provoke.actors;

import java.util.HashMap;
import java.util.Map;

/**
 * An actor of an execution: the thread of the test, a thread that was started, or a task that was submitted. Its path contains the units
 * that started it and their ordinals, so it is the same in every execution in which threads are started in the same order.
 *
 * <p>Used by one thread at a time; the next thread that uses it has synchronized with the one before.
 */
public final class Unit {
    /** The thread that runs the test. */
    public static final String MAIN = "main";

    private final String path;
    private final int number;
    private int threads;
    private int tasks;

    /** How many transactions of each region have begun so far. */
    private final Map<Integer, Integer> instances = new HashMap<>();

    private Clock clock;

    Unit(String path, int number, Clock inherited) {
        this.path = path;
        this.number = number;
        this.clock = inherited.with(number, 1);
    }

    public String path() {
        return path;
    }

    public int number() {
        return number;
    }

    /** What comes before the next action of this unit in every execution. */
    public Clock clock() {
        return clock;
    }

    String nextThread() {
        return path + "/" + ++threads;
    }

    String nextTask() {
        return path + "/task" + ++tasks;
    }

    /** A transaction of the region begins. */
    void begins(int region) {
        instances.merge(region, 1, Integer::sum);
    }

    /** Which transaction of the region, from 1, is the last one that began. */
    public int instanceOf(int region) {
        return instances.getOrDefault(region, 0);
    }

    /** Returns the clock of what this unit has done so far. What it does from now on is not included. */
    Clock send() {
        Clock sent = clock;
        clock = clock.with(number, clock.of(number) + 1);
        return sent;
    }

    void receive(Clock sent) {
        clock = clock.join(sent);
    }
}
