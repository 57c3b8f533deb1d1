package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.report.FindingInTest;
import dev.atomicity.hooks.report.GivenUpTransactions;
import dev.atomicity.hooks.report.HookFailureLog;
import dev.atomicity.hooks.thread.RunningTests;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Which test a thread works for, as the runner reports it. A thread that a test starts works for the same test, and a task for the test
 * that submitted it. A thread that is older than a test works for it while it is the only test.
 */
public final class TestScopes {
    private TestScopes() {}

    /**
     * From now on findings are kept by test, for the caller of {@link #drain}, and nothing is printed when the JVM ends.
     *
     * @param whenExiting is called with the status when the JVM is about to end
     */
    public static void on(IntConsumer whenExiting) {
        RunningTests.on(whenExiting);
    }

    /**
     * The current thread begins a test, or the container of tests with that number.
     *
     * @param isTest whether it is a test, and not a container
     */
    public static void begin(int test, boolean isTest) {
        RunningTests.begin(test, isTest);
        enter(test);
    }

    /** The current thread has ended that test or container, and is back in the container around it; 0 if there is none. */
    public static void end(int test, int container) {
        RunningTests.end(test, container);
        enter(container);
    }

    private static void enter(int test) {
        if (HookEntry.checker() != null) {
            ThreadState thread = HookEntry.current();
            thread.test = test;
            thread.exercise.executesTest();
            Solo.tryBegin(thread);
        }
    }

    /** Whether threads met on shared data in the test, which has ended. */
    public static boolean wasConcurrent(int test) {
        return RunningTests.wasConcurrent(test);
    }

    /** What tests have found since the last call. */
    public static List<FindingInTest> drain() {
        OnlineChecker online = Checking.checker();
        return online == null ? List.of() : online.findings.drain();
    }

    /** The regions that were found interrupted since the last call, by their sites. */
    public static Set<Integer> takeInterruptedRegions() {
        OnlineChecker online = Checking.checker();
        return online == null ? Set.of() : online.findings.takeInterruptedRegions();
    }

    /** The transactions that were given up since the last call. */
    public static List<GivenUpTransactions> drainUnjudged() {
        OnlineChecker online = Checking.checker();
        return online == null ? List.of() : online.unjudged.drain();
    }

    /** The defect of the checker that ended the check, as a sentence; null if none did. */
    public static String defect() {
        OnlineChecker online = Checking.checker();
        HookFailureLog.Defect defect = online == null ? null : online.unjudged.defect();
        return defect == null ? null : defect.sentence();
    }

    /** The number of the test that was running when the check ended; 0 if none was. */
    public static int testOfDefect() {
        OnlineChecker online = Checking.checker();
        HookFailureLog.Defect defect = online == null ? null : online.unjudged.defect();
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
