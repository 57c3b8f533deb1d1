package dev.atomicity.launch;

import dev.atomicity.protocol.RunRequest;
import dev.atomicity.results.Outcome;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds out which of the tests that failed in the check pass without the agent. A test may depend on what tests before it have
 * left behind, so it is not run alone: each JVM in which a test failed is started again, and asked for the same tests
 * up to the last one that failed. Of a test that passes there it is said only if the same tests had started before
 * it, in the same order.
 */
final class RunWithoutAgent {
    /** Tests named in a note. */
    private static final int NAMED = 5;

    private final TestJvms jvms;
    private final List<CheckedJvm> checked = new ArrayList<>();

    /** Unique ids of all tests that were started in the check. */
    private final Set<String> startedTests = new HashSet<>();

    /** Tests that passed, but not in the same order. */
    private final Set<String> inAnotherOrder = new TreeSet<>();

    /** A JVM of the check, and what it was asked for. */
    private record CheckedJvm(RunRequest request, JvmLog log, List<TestEntry> failed) {}

    RunWithoutAgent(TestJvms jvms) {
        this.jvms = jvms;
    }

    /** Takes in a JVM of the check, when it has ended and it is known what broke it. */
    void add(RunRequest request, JvmLog log) {
        log.entries().stream().filter(TestEntry::isTest).forEach(test -> startedTests.add(test.id));
        List<TestEntry> failed = log.entries().stream()
                .filter(entry -> entry.outcome == Outcome.FAILED)
                .toList();
        if (!failed.isEmpty()) {
            checked.add(new CheckedJvm(request, log, failed));
        }
    }

    /** Marks the tests, and what contains tests, that failed in the check and pass without the agent. */
    void markThoseThatPass() throws LaunchException, IOException, InterruptedException {
        for (CheckedJvm jvm : checked) {
            JvmLog log = new JvmLog();
            RunRequest request = jvm.request.again(jvms.nextLog(), notNeeded(jvm));
            jvms.start(null, request).follow(log::accept);
            jvm.failed.forEach(entry -> compare(entry, jvm.log, log));
        }
    }

    /** The tests that started after the last one that failed had ended, in this JVM or in another. */
    private Set<String> notNeeded(CheckedJvm jvm) {
        Set<String> ids = new HashSet<>(startedTests);
        jvm.failed.forEach(entry -> ids.removeAll(jvm.log.startedUntilEndOf(entry)));
        return ids;
    }

    private void compare(TestEntry failed, JvmLog checkedLog, JvmLog log) {
        TestEntry again = log.entry(failed.id);
        if (again == null || again.outcome != Outcome.PASSED) {
            return;
        }
        List<String> before = checkedLog.startedUntilEndOf(failed);
        List<String> started = log.started();
        // What contains tests may have failed before the first of them, so more may have started now.
        if (started.size() >= before.size() && started.subList(0, before.size()).equals(before)) {
            failed.failedOnlyWhenChecked();
        } else {
            inAnotherOrder.add(failed.fullName());
        }
    }

    /** Sentences about what could not be decided. */
    List<String> notes() {
        if (inAnotherOrder.isEmpty()) {
            return List.of();
        }
        String names = inAnotherOrder.stream().limit(NAMED).collect(Collectors.joining(", "));
        return List.of((inAnotherOrder.size() == 1 ? "1 test" : inAnotherOrder.size() + " tests")
                + " failed in the check, and passed without the agent, but after other tests or in another order: that may be"
                + " the reason. " + names + (inAnotherOrder.size() > NAMED ? " and more." : "."));
    }
}
