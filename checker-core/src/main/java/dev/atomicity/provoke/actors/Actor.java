package dev.atomicity.provoke.actors;

import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A thread in one execution of a test: which unit it acts for, and which locks it has. Used by the thread itself. */
public final class Actor {
    /** A lock that the thread holds, and the number of its acquisitions by any thread so far. */
    public record Held(int lock, int acquisition, boolean isShared) {}

    private static final List<Held> NOTHING = List.of();

    private final Actors actors;
    private final ThreadState thread;
    private final Thread javaThread;
    private Unit unit;

    /** The units that are suspended while the thread runs tasks of other units. */
    private final Deque<Unit> suspended = new ArrayDeque<>();

    private int step;

    /** Replaced when a lock is acquired or released, so that a log entry keeps its state. */
    private List<Held> locks = NOTHING;

    Actor(Actors actors, ThreadState thread, Thread javaThread, Unit unit) {
        this.actors = actors;
        this.thread = thread;
        this.javaThread = javaThread;
        this.unit = unit;
    }

    public ThreadState thread() {
        return thread;
    }

    public Thread javaThread() {
        return javaThread;
    }

    public Unit unit() {
        return unit;
    }

    public List<Held> locks() {
        return locks;
    }

    /** The number of the current hook: all that one hook records is one step. */
    public int step() {
        return step;
    }

    public void nextStep() {
        step++;
    }

    boolean belongsTo(Actors asked) {
        return actors == asked;
    }

    // ---------------------------------------------------------------- regions

    public void begins(int region) {
        unit.begins(region);
    }

    /** Which transaction of its region, from 1, is the current one. */
    public int instance() {
        return unit.instanceOf(thread.region());
    }

    // ---------------------------------------------------------------- locks

    public void acquired(Object lock, boolean isShared) {
        List<Held> more = new ArrayList<>(locks);
        more.add(actors.acquisitionOf(lock, isShared));
        locks = List.copyOf(more);
    }

    /** A lock that is not known to be held was acquired before this execution, or in code that is not watched. */
    public void released(Object lock) {
        int number = actors.numberOf(lock);
        List<Held> fewer = new ArrayList<>(locks);
        for (int i = fewer.size() - 1; i >= 0; i--) {
            if (fewer.get(i).lock() == number) {
                fewer.remove(i);
                locks = List.copyOf(fewer);
                return;
            }
        }
    }

    // ---------------------------------------------------------------- threads and tasks

    /** The thread is about to start another one. */
    public void forks(Thread started) {
        actors.addThread(started, unit.nextThread(), unit.send());
    }

    public void joined(Actor ended) {
        unit.receive(ended.unit.clock());
    }

    public void sends(Object message) {
        actors.keepMessage(message, unit.send());
    }

    /** The message that the thread is about to send hands over a task. */
    public void handsOver(Object message) {
        actors.keepTask(message, unit.nextTask());
    }

    public void receives(Object message) {
        Clock sent = actors.clockOf(message);
        if (sent != null) {
            unit.receive(sent);
        }
    }

    /** The thread runs the task that came with the message: what it does from now on is done by that task. */
    public void startsTask(Object message) {
        suspended.push(unit);
        unit = actors.taskOf(message, unit);
    }

    public void endsTask() {
        if (!suspended.isEmpty()) {
            unit = suspended.pop();
        }
    }
}
