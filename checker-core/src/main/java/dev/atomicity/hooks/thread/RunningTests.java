package dev.atomicity.hooks.thread;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;

/**
 * The tests that run in this JVM, by the numbers that a runner gives them. A thread that a test starts works for the same test,
 * also when the test is over; a task that is handed over works for the test of whoever handed it over.
 */
public final class RunningTests {
    /** The tests that have begun and not ended. */
    private static final Set<Integer> OPEN = ConcurrentHashMap.newKeySet();

    /** What to do when the JVM ends; null while no runner reports tests. */
    private static volatile IntConsumer atExit;

    /** The tests in which threads met on shared data. */
    private static final Set<Integer> CONCURRENT = ConcurrentHashMap.newKeySet();

    /** For threads of which nobody knows who started them. */
    private static volatile int latest;

    private RunningTests() {}

    /**
     * From now on a runner reports tests.
     *
     * @param whenExiting is called with the status when the JVM is about to end
     */
    public static void on(IntConsumer whenExiting) {
        atExit = whenExiting;
    }

    public static boolean isOn() {
        return atExit != null;
    }

    public static void exiting(int status) {
        atExit.accept(status);
    }

    public static void begin(int test) {
        OPEN.add(test);
        latest = test;
    }

    /** The test has ended; the runner is back in what contains it, or in 0. */
    public static void end(int test, int container) {
        OPEN.remove(test);
        latest = container;
    }

    /** Threads that work for the test have met on shared data. */
    static void meet(int test) {
        CONCURRENT.add(test);
    }

    /** Whether threads met on shared data in the test, which has ended. */
    public static boolean wasConcurrent(int test) {
        return CONCURRENT.remove(test);
    }

    /** The test that began last, or to which the runner came back. */
    public static int latest() {
        return latest;
    }

    public static boolean isOver(int test) {
        return test != 0 && !OPEN.contains(test);
    }
}
