package dev.atomicity.provoke.actors;

import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The actors of one execution of a test. */
public final class Actors {
    // All guarded by this object. Compared by identity, because a hook runs no code of the program.
    private final Map<Thread, Unit> units = new IdentityHashMap<>();
    private final Map<Object, Clock> messages = new IdentityHashMap<>();
    private final Map<Object, String> taskPaths = new IdentityHashMap<>();
    private final Map<Object, Unit> tasks = new IdentityHashMap<>();
    private final Map<Object, Integer> lockNumbers = new IdentityHashMap<>();
    private final Map<Integer, Integer> acquisitions = new HashMap<>();
    private final List<Thread> threads = new ArrayList<>();
    private final List<Unit> all = new ArrayList<>();
    private int strangers;

    /** The execution begins on the current thread. */
    public Actors() {
        addThread(Thread.currentThread(), Unit.MAIN, Clock.ZERO);
    }

    /** The actor that the thread is in this execution. */
    public Actor of(ThreadState thread) {
        Object companion = thread.companion();
        if (companion instanceof Actor known && known.belongsTo(this)) {
            return known;
        }
        Thread javaThread = Thread.currentThread();
        Actor actor = new Actor(this, thread, javaThread, unitOf(javaThread));
        thread.setCompanion(actor);
        return actor;
    }

    /** A thread whose start was not observed may be older than the test. */
    private synchronized Unit unitOf(Thread thread) {
        Unit known = units.get(thread);
        return known != null ? known : addThread(thread, "other" + ++strangers, Clock.ZERO);
    }

    synchronized Unit addThread(Thread thread, String path, Clock clock) {
        Unit unit = newUnit(path, clock);
        units.put(thread, unit);
        if (!isOfJdk(thread)) {
            threads.add(thread);
        }
        return unit;
    }

    private Unit newUnit(String path, Clock clock) {
        Unit unit = new Unit(path, all.size(), clock);
        all.add(unit);
        return unit;
    }

    private static boolean isOfJdk(Thread thread) {
        String name = thread.getClass().getName();
        return name.equals("jdk.internal.misc.InnocuousThread") || name.equals("jdk.internal.misc.CarrierThread");
    }

    /** The threads that have acted, or were started and may still act. */
    public synchronized List<Thread> threads() {
        return List.copyOf(threads);
    }

    /** The paths of all units so far, in the order in which they appeared. */
    public synchronized List<String> paths() {
        return all.stream().map(Unit::path).toList();
    }

    synchronized void keepMessage(Object message, Clock clock) {
        messages.put(message, clock);
    }

    synchronized void keepTask(Object message, String path) {
        taskPaths.put(message, path);
    }

    /** Null if the message is older than this execution. */
    synchronized Clock clockOf(Object message) {
        return messages.get(message);
    }

    /** The unit of the task that was handed over with that message. */
    synchronized Unit taskOf(Object message, Unit current) {
        String path = taskPaths.get(message);
        if (path == null) {
            return current;
        }
        return tasks.computeIfAbsent(message, key -> newUnit(path, messages.getOrDefault(key, Clock.ZERO)));
    }

    /** Whether a task was handed over that no thread has begun yet. */
    public synchronized boolean hasWaitingTasks() {
        return tasks.size() < taskPaths.size();
    }

    synchronized int numberOf(Object lock) {
        return lockNumbers.computeIfAbsent(lock, key -> lockNumbers.size() + 1);
    }

    synchronized Actor.Held acquisitionOf(Object lock, boolean isShared) {
        int number = numberOf(lock);
        return new Actor.Held(number, acquisitions.merge(number, 1, Integer::sum), isShared);
    }
}
