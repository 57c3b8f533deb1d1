package dev.atomicity.agent.models;

import static dev.atomicity.agent.models.SyncModel.after;
import static dev.atomicity.agent.models.SyncModel.afterWithResult;
import static dev.atomicity.agent.models.SyncModel.before;
import static dev.atomicity.agent.models.SyncModel.beforeWithArgument;

import dev.atomicity.agent.classes.ClassHierarchy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * How the synchronizers of the JDK order threads, if locks are observed. A release is recorded before the call, an acquisition after it.
 */
public final class SyncModels {
    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String LOCK = CONCURRENT + "locks/Lock";
    private static final String READ_WRITE_LOCK = CONCURRENT + "locks/ReadWriteLock";
    private static final String STAMPED_LOCK = CONCURRENT + "locks/StampedLock";
    private static final String CONDITION = CONCURRENT + "locks/Condition";
    private static final String SEMAPHORE = CONCURRENT + "Semaphore";
    private static final String LATCH = CONCURRENT + "CountDownLatch";
    private static final String BARRIER = CONCURRENT + "CyclicBarrier";
    private static final String PHASER = CONCURRENT + "Phaser";
    private static final String EXCHANGER = CONCURRENT + "Exchanger";

    /** A row of the table: the class or interface that declares the method, and its name. */
    record Row(String type, String method, SyncModel model) {}

    static final List<Row> TABLE = List.of(
            new Row(LOCK, "lock", after("locked", "locks")),
            new Row(LOCK, "lockInterruptibly", after("locked", "locks")),
            new Row(LOCK, "tryLock", afterWithResult("locked", "locks")),
            new Row(LOCK, "unlock", before("unlocking", "unlocks")),
            new Row(LOCK, "newCondition", afterWithResult("gotCondition", "makes a condition")),
            new Row(
                    CONDITION,
                    "await",
                    before("waiting", "waits for the condition").then("waited")),
            new Row(
                    CONDITION,
                    "awaitNanos",
                    before("waiting", "waits for the condition").then("waited")),
            new Row(
                    CONDITION,
                    "awaitUntil",
                    before("waiting", "waits for the condition").then("waited")),
            new Row(
                    CONDITION,
                    "awaitUninterruptibly",
                    before("waiting", "waits for the condition").then("waited")),
            new Row(READ_WRITE_LOCK, "readLock", afterWithResult("gotReadLock", "gets the read lock")),
            new Row(READ_WRITE_LOCK, "writeLock", afterWithResult("gotWriteLock", "gets the write lock")),
            new Row(STAMPED_LOCK, "asReadLock", afterWithResult("gotReadLock", "gets the read lock")),
            new Row(STAMPED_LOCK, "asWriteLock", afterWithResult("gotWriteLock", "gets the write lock")),
            new Row(STAMPED_LOCK, "asReadWriteLock", afterWithResult("gotView", "gets the read-write lock")),
            new Row(STAMPED_LOCK, "readLock", afterWithResult("readLocked", "read-locks the lock")),
            new Row(STAMPED_LOCK, "readLockInterruptibly", afterWithResult("readLocked", "read-locks the lock")),
            new Row(STAMPED_LOCK, "tryReadLock", afterWithResult("readLocked", "read-locks the lock")),
            new Row(STAMPED_LOCK, "writeLock", afterWithResult("writeLocked", "write-locks the lock")),
            new Row(STAMPED_LOCK, "writeLockInterruptibly", afterWithResult("writeLocked", "write-locks the lock")),
            new Row(STAMPED_LOCK, "tryWriteLock", afterWithResult("writeLocked", "write-locks the lock")),
            new Row(STAMPED_LOCK, "unlock", beforeWithArgument("givingBack", "unlocks the lock")),
            new Row(STAMPED_LOCK, "unlockRead", beforeWithArgument("givingBack", "unlocks the lock")),
            new Row(STAMPED_LOCK, "unlockWrite", beforeWithArgument("givingBack", "unlocks the lock")),
            new Row(
                    STAMPED_LOCK,
                    "tryConvertToReadLock",
                    converts("a read lock").thenWithResult("convertedToRead")),
            new Row(
                    STAMPED_LOCK,
                    "tryConvertToWriteLock",
                    converts("a write lock").thenWithResult("convertedToWrite")),
            new Row(STAMPED_LOCK, "tryConvertToOptimisticRead", converts("an optimistic read")),
            new Row(
                    STAMPED_LOCK,
                    "tryOptimisticRead",
                    before("looking", "looks at the lock").thenWithResult("looked")),
            new Row(
                    STAMPED_LOCK,
                    "validate",
                    before("looking", "validates the lock").thenWithResult("looked")),
            new Row(SEMAPHORE, "acquire", after("heard", "gets permits")),
            new Row(SEMAPHORE, "acquireUninterruptibly", after("heard", "gets permits")),
            new Row(SEMAPHORE, "tryAcquire", afterWithResult("heard", "gets permits")),
            new Row(SEMAPHORE, "drainPermits", afterWithResult("heard", "gets permits")),
            new Row(SEMAPHORE, "release", before("signalling", "releases permits")),
            new Row(LATCH, "countDown", before("signalling", "counts the latch down")),
            new Row(LATCH, "await", afterWithResult("heard", "has waited for the latch")),
            new Row(BARRIER, "await", before("arriving", "waits at the barrier").then("passed")),
            new Row(BARRIER, "reset", before("resetting", "resets the barrier")),
            new Row(PHASER, "arrive", before("arriving", "arrives at the phaser")),
            new Row(PHASER, "arriveAndDeregister", before("arriving", "arrives at the phaser")),
            new Row(
                    PHASER,
                    "arriveAndAwaitAdvance",
                    before("arriving", "waits at the phaser").then("passed")),
            new Row(PHASER, "awaitAdvance", afterWithResult("advanced", "has waited at the phaser")),
            new Row(PHASER, "awaitAdvanceInterruptibly", afterWithResult("advanced", "has waited at the phaser")),
            new Row(
                    EXCHANGER,
                    "exchange",
                    beforeWithArgument("giving", "exchanges an object").thenWithResult("got")));

    /** Methods of these types that order no threads, or whose order is left out on purpose. */
    static final Map<String, Set<String>> LEFT_OUT = Map.ofEntries(
            // The signalling thread holds the lock, and the waiting one acquires it afterwards.
            Map.entry(CONDITION, Set.of("signal", "signalAll")),
            // Whether they release anything is known only afterwards, which is too late.
            Map.entry(STAMPED_LOCK, Set.of("tryUnlockRead", "tryUnlockWrite", "toString")),
            Map.entry(SEMAPHORE, Set.of("availablePermits", "hasQueuedThreads", "toString")),
            Map.entry(LATCH, Set.of("toString")),
            Map.entry(PHASER, Set.of("register", "bulkRegister", "forceTermination", "toString")));

    private final ClassHierarchy hierarchy;
    private final Map<String, List<Row>> byMethod = new HashMap<>();

    public SyncModels(ClassHierarchy hierarchy) {
        this.hierarchy = hierarchy;
        for (Row row : TABLE) {
            byMethod.computeIfAbsent(row.method(), key -> new ArrayList<>()).add(row);
        }
    }

    private static SyncModel converts(String to) {
        return beforeWithArgument("givingBack", "changes to " + to);
    }

    /** The model of the call, or null. */
    public SyncModel find(ClassLoader loader, String owner, String name, String descriptor) {
        for (Row row : byMethod.getOrDefault(name, List.of())) {
            if (hasJdkParameters(descriptor) && hierarchy.isA(loader, owner, row.type())) {
                return row.model();
            }
        }
        return null;
    }

    /** A class of the program may have a method of the same name for something else. */
    private static boolean hasJdkParameters(String descriptor) {
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            boolean isPrimitive = argument.getSort() < Type.ARRAY;
            if (!isPrimitive && !argument.getDescriptor().startsWith("Ljava/")) {
                return false;
            }
        }
        return true;
    }
}
