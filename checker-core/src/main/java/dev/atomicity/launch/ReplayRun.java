package dev.atomicity.launch;

import dev.atomicity.launch.DirectedJvm.Ended;
import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.results.Judgement;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Executes one test several times under one plan. State that is kept in static fields is there in the first execution of a JVM
 * only: if the plan says so, each attempt gets a JVM of its own; and so do the others if only the first one in a JVM reached the place of
 * the plan, or if hardly any other one was confirmed.
 */
public final class ReplayRun {
    /** Long enough for somebody who looks at it in a debugger. */
    private static final Duration NO_LIMIT = Duration.ofDays(1);

    /** As plans say it that can be followed only in the first execution of a JVM. */
    private static final Pattern FRESH_JVM = Pattern.compile("^jvm *= *fresh *$", Pattern.MULTILINE);

    /** After so many JVMs that broke there is no point in more of them. */
    private static final int MOST_BROKEN = 3;

    private final DirectedJvm jvm;
    private final long seed;
    private final LaunchProgress progress;
    private final List<DirectedExecution> executions = new ArrayList<>();
    private final Map<Found, Judgement> judgements = new IdentityHashMap<>();
    private final List<String> notes = new ArrayList<>();
    private TestEntry test;
    private int attempts;
    private boolean needsFreshJvms;

    /**
     * @param agentOptions the options file of the agent
     */
    public ReplayRun(LaunchSettings settings, Path agentOptions, long seed, LaunchProgress progress) {
        this(new ProvokeJvms(settings, agentOptions), seed, progress);
    }

    ReplayRun(DirectedJvm jvm, long seed, LaunchProgress progress) {
        this.jvm = jvm;
        this.seed = seed;
        this.progress = progress;
    }

    /**
     * @param testId the unique id of the test
     * @throws LaunchException if the test could not be executed
     */
    public void replay(String testId, String plan, int count)
            throws LaunchException, IOException, InterruptedException {
        attempts = count;
        needsFreshJvms = FRESH_JVM.matcher(plan).find();
        int broken = 0;
        while (executions.size() < count && broken < MOST_BROKEN) {
            int before = executions.size();
            Ended ended = run(testId, plan, needsFreshJvms ? 1 : count - before);
            keep(ended.log());
            if (ended.reason() != null) {
                broken++;
                notes.add("In attempt " + executions.size() + " the JVM of the tests " + ended.reason() + ".");
            }
            if (executions.size() == before || test == null) {
                throw new LaunchException("the test of the plan could not be executed: " + testId + why(ended));
            }
        }
    }

    private static String why(Ended ended) {
        return ended.reason() == null
                ? ". Does it still exist? If it was renamed or moved, the plan no longer fits"
                : ". The JVM of the tests " + ended.reason();
    }

    private Ended run(String testId, String plan, int count) throws LaunchException, IOException, InterruptedException {
        return jvm.run(ProvokeRequest.replay(testId, plan, count, NO_LIMIT.toMillis(), seed), (log, event) -> {
            if (event instanceof Found found) {
                progress.found(found);
            } else if (event instanceof TestEvent.DirectedEnd) {
                progress.at(executions.size() + planned(log).size(), attempts);
            }
            TestEntry started = log.entry(testId);
            test = started == null ? test : started;
        });
    }

    private static List<DirectedExecution> planned(ProvokeLog log) {
        return log.executions().stream()
                .filter(execution -> execution.plan() != null)
                .toList();
    }

    private void keep(ProvokeLog log) {
        judgements.putAll(log.judgements());
        List<DirectedExecution> planned = planned(log);
        if (isPossibleOnlyAtFirst(planned)) {
            needsFreshJvms = true;
            executions.add(planned.get(0));
            return;
        }
        boolean isReachedAtFirst = !planned.isEmpty() && planned.get(0).isReached();
        for (DirectedExecution execution : planned) {
            if (isReachedAtFirst && !execution.isReached()) {
                needsFreshJvms = true;
                return;
            }
            executions.add(execution);
        }
    }

    /** The others come to the place, and find that the work is done. */
    private static boolean isPossibleOnlyAtFirst(List<DirectedExecution> inOneJvm) {
        long confirmed =
                inOneJvm.stream().filter(DirectedExecution::isConfirmed).count();
        return inOneJvm.size() > 2 && inOneJvm.get(0).isConfirmed() && 4 * confirmed < inOneJvm.size();
    }

    /** Null if it was never started. */
    public TestEntry test() {
        return test;
    }

    public List<DirectedExecution> executions() {
        return List.copyOf(executions);
    }

    public Judgement judgement(Found found) {
        return judgements.getOrDefault(found, Judgement.UNPROVEN);
    }

    public List<String> notes() {
        return List.copyOf(notes);
    }
}
