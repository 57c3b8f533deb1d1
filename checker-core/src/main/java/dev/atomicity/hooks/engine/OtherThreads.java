package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.thread.ThreadState;
import java.lang.ref.WeakReference;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ForkJoinWorkerThread;

/** Whether any thread but the current one may do something by itself. In case of doubt the answer is yes. */
final class OtherThreads {
    private static final StackWalker STACK = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    /** Threads of the JDK that serve the whole JVM, whatever group they are in. */
    private static final String SERVING = "jdk.internal.misc.InnocuousThread";

    /** The threads of this tool in a JVM of tests. */
    private static final String OWN = "dev.atomicity.runner.";

    /** Threads that are in no group. */
    private static final Set<String> WITHOUT_GROUP =
            Set.of("java.lang.VirtualThread", "java.lang.ThreadBuilders$BoundVirtualThread");

    /** The threads without a group that were started. */
    private static final Queue<WeakReference<Thread>> STARTED = new ConcurrentLinkedQueue<>();

    private OtherThreads() {}

    /** The current thread is about to start another one. */
    static void starting(Thread started) {
        if (started.getClass() != Thread.class
                && WITHOUT_GROUP.contains(started.getClass().getName())) {
            STARTED.add(new WeakReference<>(started));
        }
    }

    static boolean areQuiet(OnlineChecker online) {
        STARTED.removeIf(OtherThreads::isOver);
        if (!STARTED.isEmpty()) {
            return false;
        }
        for (Thread thread : all()) {
            if (thread != null && thread != Thread.currentThread() && thread.isAlive() && !isQuiet(thread, online)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOver(WeakReference<Thread> started) {
        Thread thread = started.get();
        return thread == null || thread.getState() == Thread.State.TERMINATED;
    }

    private static Thread[] all() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        Thread[] threads = new Thread[64];
        while (root.enumerate(threads, true) >= threads.length) {
            threads = new Thread[2 * threads.length];
        }
        return threads;
    }

    /** A thread that has a state has been in watched code, or was handed a task. */
    private static boolean isQuiet(Thread thread, OnlineChecker online) {
        ThreadState state = online.stateOf(thread);
        return state != null ? state.isIdle : belongsToJvm(thread) || isJdkWorker(thread);
    }

    /** Whether the thread belongs to the JVM or to this tool, and was not started by the program. */
    static boolean belongsToJvm(Thread thread) {
        String type = thread.getClass().getName();
        ThreadGroup group = thread.getThreadGroup();
        return type.equals(SERVING) || type.startsWith(OWN) || (group != null && group.getParent() == null);
    }

    /** A worker of a fork-join pool does nothing before its first task. */
    private static boolean isJdkWorker(Thread thread) {
        return thread instanceof ForkJoinWorkerThread && thread.getClass().getClassLoader() == null;
    }

    /** Whether the current thread, which has just left a task, has no code of the program on its stack. The answer never changes. */
    static boolean runsOnlyTasks(ThreadState thread) {
        if (thread.runsOnlyTasks == null) {
            thread.runsOnlyTasks = hasOnlyJdkOnStack();
        }
        return thread.runsOnlyTasks;
    }

    static boolean hasOnlyJdkOnStack() {
        return STACK.walk(
                frames -> frames.allMatch(frame -> frame.getDeclaringClass().getClassLoader() == null));
    }
}
