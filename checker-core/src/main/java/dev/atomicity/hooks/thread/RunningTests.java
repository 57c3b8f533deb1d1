package dev.atomicity.hooks.thread;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;

/**
 * The tests that run in this JVM, by the numbers that a runner gives them. A thread that a test starts works for the same test, and a
 * task works for the test that submitted it. A thread that was there before the test, of a server or a pool, works for the test that
 * runs: see {@link #servedBy}.
 */
public final class RunningTests {
    /** The tests and containers that have begun and not ended. */
    private static final Set<Integer> OPEN = ConcurrentHashMap.newKeySet();

    /** Those of them that are tests, and not containers. */
    private static final Set<Integer> TESTS = ConcurrentHashMap.newKeySet();

    /** The only one of {@link #TESTS}; 0 if there is none, or more than one. Written under the lock of the class. */
    private static volatile int onlyTest;

    /** What to do when the JVM ends; null while no runner reports tests. */
    private static volatile IntConsumer atExit;

    /** The tests in which threads met on shared data. */
    private static final Set<Integer> CONCURRENT = ConcurrentHashMap.newKeySet();

    /** For threads whose starter is not known. */
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

    /** Whether a test has begun and not ended. */
    public static boolean isAnyOpen() {
        return !OPEN.isEmpty();
    }

    public static void exiting(int status) {
        atExit.accept(status);
    }

    /** @param isTest whether it is a test, and not a container */
    public static synchronized void begin(int test, boolean isTest) {
        OPEN.add(test);
        if (isTest) {
            TESTS.add(test);
            findOnlyTest();
        }
        latest = test;
    }

    /** The test has ended; the runner is back in its container, 0 if there is none. */
    public static synchronized void end(int test, int container) {
        OPEN.remove(test);
        if (TESTS.remove(test)) {
            findOnlyTest();
        }
        latest = container;
    }

    private static void findOnlyTest() {
        onlyTest = TESTS.size() == 1 ? TESTS.iterator().next() : 0;
    }

    /**
     * The test for which a thread works that was started for the given one: the same test, as long as it runs. A thread of a container, or
     * of a test that has ended, works for the only test that runs. If none runs, or several do, it works for the test that started it.
     */
    public static int servedBy(int starter) {
        int only = onlyTest;
        return only == 0 || only == starter || TESTS.contains(starter) ? starter : only;
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
