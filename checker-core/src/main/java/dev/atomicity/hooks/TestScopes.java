package dev.atomicity.hooks;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;

/**
 * Which test a thread works for, as the runner says. A thread that a test starts works for the same test, also when the
 * test is over; a task that is handed over works for the test of whoever handed it over.
 */
public final class TestScopes {
    /** The tests that have begun and not ended. */
    private static final Set<Integer> OPEN = ConcurrentHashMap.newKeySet();

    /** What to do when the JVM ends; null while no runner reports tests. */
    private static volatile IntConsumer atExit;

    /** The tests in which threads met on shared data. */
    private static final Set<Integer> CONCURRENT = ConcurrentHashMap.newKeySet();

    /** For threads of which nobody knows who started them. */
    private static volatile int latest;

    private TestScopes() {}

    /**
     * From now on findings are kept by test, for the caller of {@link #drain}, and nothing is printed when the JVM ends.
     *
     * @param whenExiting is called with the status when the JVM is about to end
     */
    public static void on(IntConsumer whenExiting) {
        atExit = whenExiting;
    }

    static boolean isOn() {
        return atExit != null;
    }

    static void exiting(int status) {
        atExit.accept(status);
    }

    /** The current thread begins a test, or the container of tests with that number. */
    public static void begin(int test) {
        OPEN.add(test);
        enter(test);
    }

    /** The current thread has ended it, and is back in what contains it, or in 0. */
    public static void end(int test, int container) {
        OPEN.remove(test);
        enter(container);
    }

    private static void enter(int test) {
        latest = test;
        if (Hooks.checker() != null) {
            Hooks.current().test = test;
        }
    }

    /** Threads that work for the test have met on shared data. */
    static void meet(int test) {
        CONCURRENT.add(test);
    }

    /** Whether threads met on shared data in the test, which has ended. */
    public static boolean wasConcurrent(int test) {
        return CONCURRENT.remove(test);
    }

    static int latest() {
        return latest;
    }

    static boolean isOver(int test) {
        return test != 0 && !OPEN.contains(test);
    }

    /** What was met since the last call. */
    public static List<Met> drain() {
        OnlineChecker online = Checking.checker();
        return online == null ? List.of() : online.findings.drain();
    }

    /** The regions that were found interrupted since the last call, by their sites. */
    public static Set<Integer> takeInterruptedRegions() {
        OnlineChecker online = Checking.checker();
        return online == null ? Set.of() : online.findings.takeInterruptedRegions();
    }

    /** The transactions that were given up since the last call. */
    public static List<GivenUp> drainUnjudged() {
        OnlineChecker online = Checking.checker();
        return online == null ? List.of() : online.unjudged.drain();
    }

    /** The defect of the checker that ended the check, as a sentence; null if none did. */
    public static String defect() {
        OnlineChecker online = Checking.checker();
        Unjudged.Defect defect = online == null ? null : online.unjudged.defect();
        return defect == null ? null : defect.sentence();
    }

    /** The number of the test that worked when the check ended; 0 if none did. */
    public static int testOfDefect() {
        OnlineChecker online = Checking.checker();
        Unjudged.Defect defect = online == null ? null : online.unjudged.defect();
        return defect == null ? 0 : defect.test();
    }

    /** What was left unchecked, a sentence each. */
    public static List<String> notes() {
        return Checking.notes();
    }

    /** How many classes are watched so far. */
    public static long watchedClasses() {
        return Checking.watchedClasses();
    }
}
