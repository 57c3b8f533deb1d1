package dev.atomicity.launch;

import dev.atomicity.protocol.RunRequest;
import dev.atomicity.protocol.Shard;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestSelection;
import dev.atomicity.results.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs all tests. A test that breaks its JVM is an error, and the rest run in a fresh one: each JVM knows what is done,
 * so each brings the run forward by one test at least.
 */
public final class TestRun {
    private static final int SHOWN_LINES = 20;

    private final LaunchSettings settings;
    private final TestJvms jvms;
    private final RunWithoutAgent withoutAgent;
    private final TestSelection selection;
    private final Shard shard;
    private final LaunchProgress progress;

    private final Map<String, TestEntry> tests = new LinkedHashMap<>();
    private final Map<String, TestEntry> containers = new LinkedHashMap<>();
    private final List<TestFinding> encounters = new ArrayList<>();
    private final List<UnjudgedTransactions> givenUp = new ArrayList<>();
    private final Set<String> concurrent = new LinkedHashSet<>();
    private final Exercised exercised = new Exercised();
    private final List<String> errors = new ArrayList<>();
    private final Set<String> notes = new TreeSet<>();
    private final RemainingTests remaining = new RemainingTests();
    private long watchedClasses;
    private boolean hasBroken;

    public TestRun(LaunchSettings settings, TestSelection selection, Shard shard, LaunchProgress progress) {
        this.settings = settings;
        this.jvms = new TestJvms(settings);
        this.withoutAgent = new RunWithoutAgent(jvms);
        this.selection = selection;
        this.shard = shard;
        this.progress = progress;
    }

    /**
     * Runs the tests with the agent; then, if some failed, what led up to them without it.
     *
     * @param agentOptions the options file of the agent
     * @throws LaunchException if not even the first test could be run
     */
    public void run(Path agentOptions) throws LaunchException, IOException, InterruptedException {
        Files.createDirectories(settings.directory());
        boolean goOn = true;
        while (goOn) {
            goOn = runOneJvm(agentOptions);
        }
        errors.addAll(remaining.lost());
        withoutAgent.markThoseThatPass();
        notes.addAll(withoutAgent.notes());
    }

    /** Whether there may be more to run. */
    private boolean runOneJvm(Path agentOptions) throws LaunchException, IOException, InterruptedException {
        JvmLog log = new JvmLog();
        RunRequest request = request(jvms.nextLog());
        TestProcess process = jvms.start(agentOptions, request);
        int status = process.follow(event -> {
            log.accept(event);
            long before = tests.values().stream().filter(TestEntry::isTest).count();
            if (event instanceof TestEvent.Found found) {
                progress.found(found);
            }
            progress.at(before + log.testsDone(), before + Math.max(log.discovered, log.testsDone()));
        });
        if (log.end.broken() != null && log.end.completed() != null) {
            TestEntry during = log.entry(log.end.broken().test());
            errors.add("The check ended " + (during == null ? "early" : "in " + during.fullName())
                    + ", so later tests were not checked: " + log.end.broken().message());
        }
        List<TestEntry> broken = List.of();
        if (log.end.completed() == null) {
            hasBroken = true;
            broken = recover(log, process, status);
        } else {
            watchedClasses = Math.max(watchedClasses, log.end.completed().watchedClasses());
            notes.addAll(log.end.completed().notes());
        }
        keep(log);
        withoutAgent.add(request, log);
        return remaining.after(log, broken);
    }

    /** Finds out what broke the JVM. */
    private List<TestEntry> recover(JvmLog log, TestProcess process, int status) throws LaunchException {
        List<TestEntry> broken = log.end.timedOut() == null
                ? log.interrupted()
                : List.of(log.entry(log.end.timedOut().number()));
        String reason = reason(log, process, status);
        Path crash = CrashFile.of(settings.setup(), process.pid());
        if (crash != null) {
            errors.add("The JVM of the tests crashed"
                    + (broken.isEmpty() ? "" : " in " + broken.get(0).fullName()) + ". The crash report is "
                    + crash.getFileName());
        }
        if (broken.isEmpty()) {
            errors.add(withoutTest(log, reason));
        }
        for (TestEntry entry : broken) {
            entry.durationMillis = Math.max(0, System.currentTimeMillis() - entry.startMillis);
            entry.end(
                    Outcome.ERROR,
                    "The JVM of the tests " + reason + (entry.isTest ? " in this test." : " outside of its tests."),
                    log.end.timedOut() == null
                            ? lastWords()
                            : log.end.timedOut().threadDump());
        }
        return broken;
    }

    /** Null if there are none. */
    private String lastWords() {
        String words = TestProcess.lastLines(jvms.output(), SHOWN_LINES);
        return words.isBlank() ? null : "Its last output:\n" + words.indent(2).stripTrailing();
    }

    private String withoutTest(JvmLog log, String reason) throws LaunchException {
        if (!log.entries().isEmpty()) {
            return "The JVM of the tests " + reason + ", after its last test. See " + jvms.output();
        }
        // Of one that says itself what is wrong, the last output is the end of a stack trace.
        String words = log.end.broken() == null ? lastWords() : "See " + jvms.output();
        String message =
                "The JVM of the tests " + reason + ", before the first test." + (words == null ? "" : " " + words);
        if (tests.isEmpty()) {
            throw new LaunchException(message);
        }
        return message;
    }

    private String reason(JvmLog log, TestProcess process, int status) {
        return log.end.reason(process.wasStuck(), status, settings.testTimeout(), "testTimeout");
    }

    /** But for what contained the test that broke the JVM: it is run again, or is not a test. */
    private void keep(JvmLog log) {
        for (TestEntry entry : log.closed()) {
            if (entry.container == null && entry.outcome == Outcome.FAILED) {
                // An engine does not fail when its tests do: it broke, and nobody knows what it did not run.
                entry.end(Outcome.ERROR, "Not all of its tests were run: " + entry.message, entry.detail);
            }
            if (entry.isTest) {
                tests.put(entry.id, entry);
            } else {
                containers.merge(entry.id, entry, (one, other) -> one.outcome == Outcome.PASSED ? other : one);
            }
        }
        encounters.addAll(log.encounters);
        concurrent.addAll(log.concurrent);
        exercised.add(log.exercised);
        givenUp.addAll(log.givenUp);
    }

    /** All that is not done. */
    private RunRequest request(Path log) {
        return RunRequest.of(
                        log,
                        settings.setup().testRoots().stream()
                                .map(Path::toString)
                                .toList())
                .withSelection(selection, shard)
                .withRemaining(remaining.done(), remaining.continued())
                .withConfiguration(
                        settings.configuration(), settings.testTimeout().toMillis());
    }

    /** In the order in which they ended. */
    public List<TestEntry> tests() {
        return List.copyOf(tests.values());
    }

    /** Classes and other containers that have ended or were skipped. */
    public List<TestEntry> containers() {
        return List.copyOf(containers.values());
    }

    /** The tests in which threads met on shared data. Those that broke their JVM are not among them. */
    public List<TestEntry> concurrentTests() {
        return concurrent.stream()
                .map(tests::get)
                .filter(test -> test != null && test.outcome != Outcome.ERROR)
                .toList();
    }

    public Exercised exercised() {
        return exercised;
    }

    /** What could not be judged. */
    public List<UnjudgedTransactions> givenUp() {
        return List.copyOf(givenUp);
    }

    public List<TestFinding> encounters() {
        return List.copyOf(encounters);
    }

    public List<String> errors() {
        return List.copyOf(errors);
    }

    public List<String> notes() {
        return List.copyOf(notes);
    }

    /** Whether the tests used no class that was to be watched. Of a JVM that broke nobody knows. */
    public boolean watchedNothing() {
        return watchedClasses == 0 && !hasBroken;
    }
}
