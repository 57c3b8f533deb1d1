package dev.atomicity.agent.classes;

import java.util.Map;
import java.util.Set;

/**
 * Calls that let time pass or let other threads run, and that return whatever other threads do. They say nothing about
 * why: in a loop that repeats until others have done something, they are part of waiting; between two steps they wait
 * for nobody. {@code WaitingLoops} distinguishes the two.
 *
 * <p>{@code parkNanos} and {@code parkUntil} are among them although another thread can end them early: they may also end
 * for no reason, so code that relies on the other thread has to look again, in a loop. {@code park} without a time limit is
 * not: it always waits for another thread.
 */
public final class Pauses {
    private static final Map<String, Set<String>> METHODS = Map.of(
            "java/lang/Thread", Set.of("sleep", "yield", "onSpinWait"),
            "java/util/concurrent/TimeUnit", Set.of("sleep"),
            "java/util/concurrent/locks/LockSupport", Set.of("parkNanos", "parkUntil"));

    private Pauses() {}

    public static boolean contain(String owner, String method) {
        return METHODS.getOrDefault(owner, Set.of()).contains(method);
    }
}
