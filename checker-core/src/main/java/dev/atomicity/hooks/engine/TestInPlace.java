package dev.atomicity.hooks.engine;

import dev.atomicity.hooks.report.Finding;
import dev.atomicity.hooks.report.FindingInTest;
import dev.atomicity.hooks.report.RunReport;
import dev.atomicity.hooks.thread.RunningTests;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Findings of single tests in a JVM that has the agent but not the runner of this tool, for example when an IDE runs them. Called by the
 * JUnit extension through reflection, so it uses plain types only.
 */
public final class TestInPlace {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private TestInPlace() {}

    /**
     * The current thread begins a test.
     *
     * @return its number for {@link #end}; 0 if nothing is to be done, because a runner reports the findings of tests
     */
    public static int begin() {
        if (RunningTests.isOn() || Checking.checker() == null) {
            return 0;
        }
        int test = COUNT.incrementAndGet();
        TestScopes.begin(test, true);
        return test;
    }

    /**
     * The current thread has ended the test.
     *
     * @return what it met that counts, as text; null if nothing
     */
    public static String end(int test) {
        TestScopes.end(test, 0);
        OnlineChecker online = Checking.checker();
        List<Finding> met = online.findings.drain(test).stream()
                .map(FindingInTest::finding)
                .filter(finding -> !finding.isMinor())
                .distinct()
                .toList();
        return met.isEmpty() ? null : RunReport.list(met);
    }

    /** Why the check of this JVM has ended early, as a sentence; null if it has not. */
    public static String defect() {
        return TestScopes.defect();
    }
}
