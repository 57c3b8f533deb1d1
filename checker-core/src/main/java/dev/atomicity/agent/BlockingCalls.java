package dev.atomicity.agent;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Calls at which a thread waits for others to act. A region is split there: that others come in between is the purpose
 * of the call, so what was before and what comes after are two transactions. Waiting for a lock is none of them.
 */
final class BlockingCalls {
    /** By the class or interface that declares them, the names of the methods, whatever their parameters. */
    private static final Map<String, Set<String>> TABLE = Map.ofEntries(
            Map.entry("java/lang/Object", Set.of("wait")),
            Map.entry("java/lang/Thread", Set.of("sleep", "join", "onSpinWait", "yield")),
            Map.entry("java/lang/Process", Set.of("waitFor")),
            Map.entry("java/util/concurrent/TimeUnit", Set.of("sleep", "timedJoin", "timedWait")),
            Map.entry("java/util/concurrent/locks/LockSupport", Set.of("park", "parkNanos", "parkUntil")),
            Map.entry(
                    "java/util/concurrent/locks/Condition",
                    Set.of("await", "awaitNanos", "awaitUntil", "awaitUninterruptibly")),
            Map.entry("java/util/concurrent/CountDownLatch", Set.of("await")),
            Map.entry("java/util/concurrent/CyclicBarrier", Set.of("await")),
            Map.entry("java/util/concurrent/Semaphore", Set.of("acquire", "acquireUninterruptibly", "tryAcquire")),
            Map.entry(
                    "java/util/concurrent/Phaser",
                    Set.of("arriveAndAwaitAdvance", "awaitAdvance", "awaitAdvanceInterruptibly")),
            Map.entry("java/util/concurrent/Exchanger", Set.of("exchange")),
            Map.entry("java/util/concurrent/Future", Set.of("get", "join", "invoke")),
            Map.entry(
                    "java/util/concurrent/ExecutorService",
                    Set.of("awaitTermination", "invokeAll", "invokeAny", "close", "invoke", "awaitQuiescence")),
            Map.entry("java/util/concurrent/CompletionService", Set.of("take", "poll")),
            Map.entry("java/util/concurrent/BlockingQueue", Set.of("put", "take")),
            Map.entry("java/util/concurrent/BlockingDeque", Set.of("putFirst", "putLast", "takeFirst", "takeLast")),
            Map.entry("java/util/concurrent/TransferQueue", Set.of("transfer")));

    private static final Set<String> NAMES =
            TABLE.values().stream().flatMap(Set::stream).collect(Collectors.toUnmodifiableSet());

    private final ClassHierarchy hierarchy;

    BlockingCalls(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
    }

    boolean contains(ClassLoader loader, String owner, String name) {
        for (String declaring : declaringOwners(name)) {
            if (hierarchy.isA(loader, owner, declaring)) {
                return true;
            }
        }
        return false;
    }

    private static List<String> declaringOwners(String name) {
        return TABLE.entrySet().stream()
                .filter(entry -> entry.getValue().contains(name))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Whether some declared method has that name: a quick answer for most calls. */
    static boolean mayBlock(String name) {
        return NAMES.contains(name);
    }
}
