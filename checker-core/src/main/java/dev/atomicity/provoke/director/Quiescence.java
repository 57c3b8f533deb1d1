package dev.atomicity.provoke.director;

import dev.atomicity.provoke.actors.Actors;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.LockSupport;

/** Whether the threads of an execution wait, apart from those that are held. */
final class Quiescence {
    /** How much the other threads still move. */
    enum Motion {
        /** All of them wait for something, without a time limit. */
        NONE,
        /** Some wait with a time limit, or a task has not begun: they will move, but perhaps not soon. */
        LATER,
        /** Some run. */
        NOW
    }

    /** A class of the program may override {@code getState}, and a hook runs no code of the program. */
    private static final ClassValue<Boolean> CAN_BE_ASKED = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                return type.getMethod("getState").getDeclaringClass().getClassLoader() == null;
            } catch (NoSuchMethodException | LinkageError e) {
                return false;
            }
        }
    };

    private final Actors actors;

    /** By their numbers, because a class of the program may override {@code equals}. */
    private final Set<Long> held = ConcurrentHashMap.newKeySet();

    /** Whether some thread waited for a lock at the last look: a held thread may have it. */
    private volatile boolean someWaitForLock;

    Quiescence(Actors actors) {
        this.actors = actors;
    }

    /** The current thread is held from now on. */
    void hold() {
        held.add(number(Thread.currentThread()));
    }

    void letGo() {
        held.remove(number(Thread.currentThread()));
    }

    boolean someWaitForLock() {
        return someWaitForLock;
    }

    Motion ofOthers() {
        boolean waitsForLock = false;
        // A worker that has not taken its task yet may be unknown here, or seem to wait.
        Motion motion = actors.hasWaitingTasks() ? Motion.LATER : Motion.NONE;
        for (Thread thread : actors.threads()) {
            if (held.contains(number(thread))) {
                continue;
            }
            switch (stateOf(thread)) {
                case NEW, RUNNABLE -> {
                    someWaitForLock = true; // it may wait for one soon
                    return Motion.NOW;
                }
                case TIMED_WAITING -> {
                    motion = Motion.LATER;
                    waitsForLock |= isBlockedByOwner(thread);
                }
                case WAITING -> waitsForLock |= isBlockedByOwner(thread);
                case BLOCKED -> waitsForLock = true;
                case TERMINATED -> {}
            }
        }
        someWaitForLock = waitsForLock;
        return motion;
    }

    private static boolean isBlockedByOwner(Thread thread) {
        return LockSupport.getBlocker(thread) instanceof AbstractOwnableSynchronizer;
    }

    private static Thread.State stateOf(Thread thread) {
        if (CAN_BE_ASKED.get(thread.getClass())) {
            return thread.getState();
        }
        return thread.isAlive() ? Thread.State.RUNNABLE : Thread.State.TERMINATED;
    }

    @SuppressWarnings("deprecation") // threadId() is not in Java 17
    private static long number(Thread thread) {
        return thread.getId();
    }
}
