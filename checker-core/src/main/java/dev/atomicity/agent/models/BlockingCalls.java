package dev.atomicity.agent.models;

import dev.atomicity.agent.classes.ClassHierarchy;
import dev.atomicity.agent.classes.Pauses;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Calls at which a thread waits for others to act. A region is split there: the purpose of the call is that others come in, so the code
 * before and after it are two transactions. Waiting for a lock is not listed, nor are calls that return at once whatever others do, nor
 * calls that only let time pass, such as {@code Thread.sleep}: see {@link Pauses}.
 *
 * <p>Terminal operations of parallel streams are not here: whether a stream is parallel is known at run time only. The fork-join tasks
 * behind them split the region.
 */
public final class BlockingCalls {
    /** Marks a name of the table: only the overload with a time limit waits. */
    private static final String TIMED = "(time limit)";

    private static final String CONCURRENT = "java/util/concurrent/";

    /** By the class or interface that declares them, the names of the methods. */
    static final Map<String, Set<String>> TABLE = Map.ofEntries(
            Map.entry("java/lang/Object", Set.of("wait")),
            Map.entry("java/lang/Thread", Set.of("join")),
            Map.entry("java/lang/Process", Set.of("waitFor")),
            Map.entry("java/lang/ref/ReferenceQueue", Set.of("remove")),
            Map.entry("java/io/PipedInputStream", Set.of("read")),
            Map.entry("java/io/PipedReader", Set.of("read")),
            Map.entry("java/net/ServerSocket", Set.of("accept")),
            Map.entry("java/nio/channels/ServerSocketChannel", Set.of("accept")),
            Map.entry("java/nio/channels/Selector", Set.of("select")),
            Map.entry("java/nio/file/WatchService", Set.of("take", "poll" + TIMED)),
            Map.entry(CONCURRENT + "TimeUnit", Set.of("timedJoin", "timedWait")),
            Map.entry(CONCURRENT + "locks/LockSupport", Set.of("park")),
            Map.entry(
                    CONCURRENT + "locks/Condition",
                    Set.of("await", "awaitNanos", "awaitUntil", "awaitUninterruptibly")),
            Map.entry(CONCURRENT + "CountDownLatch", Set.of("await")),
            Map.entry(CONCURRENT + "CyclicBarrier", Set.of("await")),
            Map.entry(CONCURRENT + "Semaphore", Set.of("acquire", "acquireUninterruptibly", "tryAcquire" + TIMED)),
            Map.entry(
                    CONCURRENT + "Phaser",
                    Set.of("arriveAndAwaitAdvance", "awaitAdvance", "awaitAdvanceInterruptibly")),
            Map.entry(CONCURRENT + "Exchanger", Set.of("exchange")),
            Map.entry(CONCURRENT + "Future", Set.of("get")),
            Map.entry(CONCURRENT + "CompletableFuture", Set.of("join")),
            Map.entry(
                    CONCURRENT + "ForkJoinTask",
                    Set.of(
                            "join",
                            "invoke",
                            "invokeAll",
                            "quietlyJoin",
                            "quietlyJoinUninterruptibly",
                            "quietlyInvoke",
                            "helpQuiesce")),
            Map.entry(CONCURRENT + "ExecutorService", Set.of("awaitTermination", "invokeAll", "invokeAny", "close")),
            Map.entry(CONCURRENT + "ForkJoinPool", Set.of("invoke", "awaitQuiescence", "invokeAllUninterruptibly")),
            Map.entry(CONCURRENT + "StructuredTaskScope", Set.of("join")),
            Map.entry(CONCURRENT + "CompletionService", Set.of("take", "poll" + TIMED)),
            Map.entry(CONCURRENT + "BlockingQueue", Set.of("put", "take", "poll" + TIMED, "offer" + TIMED)),
            Map.entry(
                    CONCURRENT + "BlockingDeque",
                    Set.of(
                            "putFirst",
                            "putLast",
                            "takeFirst",
                            "takeLast",
                            "pollFirst" + TIMED,
                            "pollLast" + TIMED,
                            "offerFirst" + TIMED,
                            "offerLast" + TIMED)),
            Map.entry(CONCURRENT + "TransferQueue", Set.of("transfer", "tryTransfer" + TIMED)));

    /** The parameters of {@code Object.wait}: other methods of that name are the program's own. */
    private static final Set<String> WAIT = Set.of("()V", "(J)V", "(JI)V");

    private final ClassHierarchy hierarchy;

    /** The declaring types, by the name as the table has it. */
    private final Map<String, List<String>> byName = new HashMap<>();

    public BlockingCalls(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
        TABLE.forEach((type, names) -> names.forEach(
                name -> byName.computeIfAbsent(name, key -> new ArrayList<>()).add(type)));
    }

    public boolean contains(ClassLoader loader, String owner, String name, String descriptor) {
        if (name.equals("wait") && !WAIT.contains(descriptor)) {
            return false;
        }
        boolean hasTimeLimit = descriptor.contains("Ljava/util/concurrent/TimeUnit;)");
        return isDeclared(loader, owner, name) || (hasTimeLimit && isDeclared(loader, owner, name + TIMED));
    }

    private boolean isDeclared(ClassLoader loader, String owner, String name) {
        for (String type : byName.getOrDefault(name, List.of())) {
            if (hierarchy.isA(loader, owner, type)) {
                return true;
            }
        }
        return false;
    }
}
