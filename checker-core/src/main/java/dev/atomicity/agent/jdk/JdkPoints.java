package dev.atomicity.agent.jdk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The places in the JDK's own code where a task passes from one thread to another, and the hook for each. All are in
 * Java 17 as in 25, unless the class itself is younger.
 */
final class JdkPoints {
    /** Where in the method the hook is called, and with what. */
    enum Where {
        /** At the start, with {@code this}. */
        ENTRY,
        /** At the start, with the first argument. */
        ENTRY_WITH_ARGUMENT,
        /** At every return, with {@code this}. */
        RETURN,
        /** At every return, with {@code this} and the result, which is a boolean if there is one. */
        RETURN_WITH_RESULT,
        /** Before every call of {@link Point#detail()}, with its receiver, which is all that it takes. */
        CALL,
        /** Before every call of {@link Point#detail()}, with its receiver, which is below one argument. */
        CALL_WITH_ARGUMENT,
        /** Before every read of the field {@link Point#detail()}, with its object. */
        FIELD_READ,
    }

    /**
     * One place, or the same one in methods of that name.
     *
     * @param operation what a person reads
     */
    record Point(String type, String method, Where where, String detail, String hook, String operation) {
        Point(String type, String method, Where where, String hook, String operation) {
            this(type, method, where, null, hook, operation);
        }
    }

    private static final String CONCURRENT = "java/util/concurrent/";
    private static final String POOL = CONCURRENT + "ThreadPoolExecutor";
    private static final String SCHEDULED_POOL = CONCURRENT + "ScheduledThreadPoolExecutor";
    private static final String THREAD_PER_TASK = CONCURRENT + "ThreadPerTaskExecutor";
    private static final String FUTURE_TASK = CONCURRENT + "FutureTask";
    private static final String FORK_JOIN_POOL = CONCURRENT + "ForkJoinPool";
    private static final String FORK_JOIN_TASK = CONCURRENT + "ForkJoinTask";
    private static final String COUNTED = CONCURRENT + "CountedCompleter";
    static final String COMPLETABLE = CONCURRENT + "CompletableFuture";

    /** Not in Java 17. */
    static final Set<String> YOUNGER = Set.of("java/lang/VirtualThread", THREAD_PER_TASK);

    static final List<Point> TABLE = List.of(
            // Threads that the JDK starts itself.
            new Point("java/lang/Thread", "start", Where.ENTRY, "startingThread", "starts a thread"),
            new Point("java/lang/Thread", "run", Where.ENTRY, "running", "starts the thread"),
            new Point("java/lang/Thread", "setName", Where.RETURN, "renamed", "renames the thread"),
            new Point("java/lang/VirtualThread", "start", Where.ENTRY, "startingThread", "starts a thread"),
            // Thread pools: whatever comes out of the queue was handed over before.
            new Point(POOL, "execute", Where.ENTRY_WITH_ARGUMENT, "handingOver", "hands over a task"),
            new Point(POOL, "runWorker", Where.CALL, "java/lang/Runnable.run", "starting", "starts the task"),
            new Point(POOL, "getTask", Where.ENTRY, "awaitingTask", "waits for the task"),
            new Point(SCHEDULED_POOL, "delayedExecute", Where.ENTRY_WITH_ARGUMENT, "handingOver", "hands over a task"),
            new Point(
                    SCHEDULED_POOL, "reExecutePeriodic", Where.ENTRY_WITH_ARGUMENT, "handingOver", "repeats the task"),
            new Point(FUTURE_TASK, "set", Where.ENTRY, "completing", "completes the task"),
            new Point(FUTURE_TASK, "setException", Where.ENTRY, "completing", "completes the task"),
            new Point(FUTURE_TASK, "report", Where.ENTRY, "takingResult", "gets the result"),
            // The end of a pool: its workers have left.
            new Point(POOL, "processWorkerExit", Where.ENTRY, "leavingPool", "leaves the pool"),
            new Point(POOL, "awaitTermination", Where.RETURN_WITH_RESULT, "allDone", "has waited for the pool"),
            new Point(THREAD_PER_TASK, "taskComplete", Where.ENTRY, "partDone", "leaves the executor"),
            new Point(
                    THREAD_PER_TASK,
                    "awaitTermination",
                    Where.RETURN_WITH_RESULT,
                    "allDone",
                    "has waited for the executor"),
            new Point("java/util/Timer", "sched", Where.ENTRY_WITH_ARGUMENT, "handingOver", "hands over a task"),
            new Point(
                    "java/util/TimerThread",
                    "mainLoop",
                    Where.CALL,
                    "java/util/TimerTask.run",
                    "starting",
                    "starts the task"),
            // Fork and join.
            new Point(FORK_JOIN_POOL, "execute", Where.ENTRY_WITH_ARGUMENT, "handingOverForkJoin", "hands over a task"),
            new Point(FORK_JOIN_POOL, "submit", Where.ENTRY_WITH_ARGUMENT, "handingOverForkJoin", "hands over a task"),
            new Point(FORK_JOIN_POOL, "invoke", Where.ENTRY_WITH_ARGUMENT, "handingOverForkJoin", "hands over a task"),
            new Point(FORK_JOIN_TASK, "fork", Where.ENTRY, "handingOver", "forks a task"),
            new Point(FORK_JOIN_TASK, "doExec", Where.ENTRY, "executing", "starts the task"),
            new Point(FORK_JOIN_TASK, "doExec", Where.RETURN, "executed", "has run the task"),
            new Point(FORK_JOIN_TASK, "setDone", Where.ENTRY, "completing", "completes the task"),
            new Point(FORK_JOIN_TASK, "trySetThrown", Where.ENTRY, "completing", "completes the task"),
            new Point(FORK_JOIN_TASK, "awaitDone", Where.RETURN, "takingResult", "joins the task"),
            new Point(FORK_JOIN_TASK, "join", Where.RETURN, "takingResult", "joins the task"),
            new Point(FORK_JOIN_TASK, "get", Where.RETURN, "takingResult", "joins the task"),
            new Point(FORK_JOIN_TASK, "invoke", Where.RETURN, "takingResult", "joins the task"),
            // Tasks that are complete when their parts are: parallel streams are made of them.
            new Point(COUNTED, "tryComplete", Where.FIELD_READ, "pending", "partDone", "completes a part"),
            new Point(
                    COUNTED,
                    "tryComplete",
                    Where.CALL_WITH_ARGUMENT,
                    COUNTED + ".onCompletion",
                    "allDone",
                    "joins the parts"),
            new Point(COUNTED, "tryComplete", Where.FIELD_READ, "completer", "allDone", "joins the parts"),
            new Point(COUNTED, "propagateCompletion", Where.FIELD_READ, "pending", "partDone", "completes a part"),
            new Point(COUNTED, "propagateCompletion", Where.FIELD_READ, "completer", "allDone", "joins the parts"),
            // Completable futures; the reads of their results are found by the field.
            new Point(COMPLETABLE, "internalComplete", Where.ENTRY, "completing", "completes the future"),
            new Point(COMPLETABLE, "completeNull", Where.ENTRY, "completing", "completes the future"),
            new Point(COMPLETABLE, "completeValue", Where.ENTRY, "completing", "completes the future"),
            new Point(COMPLETABLE, "completeThrowable", Where.ENTRY, "completing", "completes the future"),
            new Point(COMPLETABLE, "completeRelay", Where.ENTRY, "completing", "completes the future"));

    private static final Map<String, List<Point>> BY_TYPE = byType();

    private JdkPoints() {}

    private static Map<String, List<Point>> byType() {
        Map<String, List<Point>> points = new HashMap<>();
        for (Point point : TABLE) {
            points.computeIfAbsent(point.type(), key -> new ArrayList<>()).add(point);
        }
        return points;
    }

    /** The types of the table. */
    static Set<String> types() {
        return BY_TYPE.keySet();
    }

    static List<Point> in(String type) {
        return BY_TYPE.getOrDefault(type, List.of());
    }

    /** Whether the class may look at the result of completable futures. */
    static boolean looksAtResults(String type) {
        return type.equals(COMPLETABLE) || type.startsWith(COMPLETABLE + "$");
    }

    /** Whether objects of the class may wrap a task for a fork-join pool: the thread that hands the task over creates them. */
    static boolean wrapsTasks(String type) {
        return type.startsWith(FORK_JOIN_TASK + "$");
    }
}
