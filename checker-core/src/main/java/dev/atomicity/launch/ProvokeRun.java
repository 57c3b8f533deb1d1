package dev.atomicity.launch;

import dev.atomicity.launch.DirectedJvm.Ended;
import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.ProvokeResult;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Executes tests again, directed, within a budget of time. A test that breaks its JVM is left alone from then on, and the others
 * continue in a new JVM: that is worth a note, and no error.
 */
public final class ProvokeRun {
    /** With less time left no JVM is started: it would be over before its first test. */
    private static final Duration TOO_SHORT = Duration.ofSeconds(2);

    private final DirectedJvm jvm;
    private final Duration budget;
    private final long seed;
    private final LaunchProgress progress;
    private final long start = System.nanoTime();

    /** By unique id of the test: of the JVM that came furthest with it. */
    private final Map<String, ProvokeResult> sums = new LinkedHashMap<>();

    private final List<DirectedExecution> executions = new ArrayList<>();

    /** By unique id of the test. */
    private final Map<String, Set<String>> forFreshJvm = new LinkedHashMap<>();

    private final Map<Found, Judgement> judgements = new IdentityHashMap<>();
    private final Exercised exercised = new Exercised();
    private final Set<String> notes = new TreeSet<>();

    /** The JVM that runs; null if none does. */
    private ProvokeLog running;

    /** Null while it runs. */
    private Duration took;

    /** Whether a JVM was ended because the time was over. */
    private boolean wasOver;

    /** Of the plans that need a JVM of their own. */
    private int plansLeft;

    private UntriedCandidates untried = UntriedCandidates.NOTHING;

    /**
     * @param agentOptions the options file of the agent
     * @param budget for all executions together
     */
    public ProvokeRun(LaunchSettings settings, Path agentOptions, Duration budget, long seed, LaunchProgress progress) {
        this(new ProvokeJvms(settings, agentOptions), budget, seed, progress);
    }

    ProvokeRun(DirectedJvm jvm, Duration budget, long seed, LaunchProgress progress) {
        this.jvm = jvm;
        this.budget = budget;
        this.seed = seed;
        this.progress = progress;
    }

    /**
     * Searches for interleavings that are violations.
     *
     * @param tests unique ids
     */
    public void search(List<String> tests) throws IOException, InterruptedException {
        Set<String> broken = new HashSet<>();
        try {
            List<String> remaining = List.copyOf(tests);
            while (!remaining.isEmpty() && !isOver()) {
                remaining = searchInOneJvm(remaining, broken);
            }
            tryInFreshJvms(broken);
        } catch (LaunchException e) {
            notes.add("The tests could not be executed again: " + e.getMessage());
        } finally {
            if (wasOver || isOver()) {
                untried = UntriedCandidates.of(tests, broken, executions, result().left() + plansLeft);
            }
            took = elapsed();
        }
    }

    /** Returns the tests that another JVM can continue with. */
    private List<String> searchInOneJvm(List<String> tests, Set<String> broken)
            throws LaunchException, IOException, InterruptedException {
        Ended ended = run(ProvokeRequest.search(tests, left().toMillis(), seed));
        ended.log().sums().forEach((test, sum) -> sums.merge(test, sum, ProvokeRun::further));
        ended.log().forFreshJvm().forEach(forFreshJvm::putIfAbsent);
        if (ended.reason() == null) {
            if (ended.log().end.broken() != null) {
                notes.add("Not everything that was executed again to provoke findings could be checked: "
                        + ended.log().end.broken().message());
            }
            return List.of();
        }
        String culprit = ended.log().lastTest();
        if (culprit == null) {
            notes.add("The tests could not be executed again: the JVM of the tests " + ended.reason() + ".");
            return List.of();
        }
        noteBroken(ended, culprit);
        broken.add(culprit);
        int position = tests.indexOf(culprit);
        List<String> next = new ArrayList<>(tests.subList(position + 1, tests.size()));
        next.addAll(tests.subList(0, Math.max(0, position)));
        next.removeAll(broken);
        return next;
    }

    private void noteBroken(Ended ended, String culprit) {
        TestEntry test = ended.log().entry(culprit);
        notes.add("When " + (test == null ? culprit : test.fullName())
                + " was executed again to provoke findings, the JVM of the tests " + ended.reason()
                + ". Its result in the check is not affected.");
    }

    private static ProvokeResult further(ProvokeResult one, ProvokeResult other) {
        return other.tried() > one.tried() ? other : one;
    }

    /**
     * State that is kept in static fields is there in the first execution of a JVM only: plans that depend on it are tried each
     * in the first execution of a JVM of its own.
     */
    private void tryInFreshJvms(Set<String> broken) throws LaunchException, IOException, InterruptedException {
        forFreshJvm.keySet().removeAll(broken);
        for (Map.Entry<String, Set<String>> entry : forFreshJvm.entrySet()) {
            for (String plan : entry.getValue()) {
                if (isOver()) {
                    plansLeft++;
                    continue;
                }
                Ended ended = run(ProvokeRequest.replay(entry.getKey(), plan, 1, left().toMillis(), seed));
                if (ended.log().executions().stream().anyMatch(DirectedExecution::isConfirmed)) {
                    sums.computeIfPresent(entry.getKey(), (test, sum) -> sum.withOneMoreConfirmed());
                }
            }
        }
    }

    private Ended run(ProvokeRequest request) throws LaunchException, IOException, InterruptedException {
        boolean isSearch = request.replay() == null;
        try {
            Ended ended = jvm.run(request, (log, event) -> {
                running = log;
                if (event instanceof Found found) {
                    progress.found(found);
                }
                if (isSearch && event instanceof TestEvent.ProvokeState) {
                    progress.provoking(result(), left());
                }
            });
            executions.addAll(ended.log().executions());
            wasOver |= ended.isOver();
            judgements.putAll(ended.log().judgements());
            exercised.add(ended.log().exercised);
            return ended;
        } finally {
            running = null;
        }
    }

    private boolean isOver() {
        return left().compareTo(TOO_SHORT) < 0;
    }

    private Duration left() {
        Duration left = budget.minus(elapsed());
        return left.isNegative() ? Duration.ZERO : left;
    }

    private Duration elapsed() {
        return took != null ? took : Duration.ofNanos(System.nanoTime() - start);
    }

    /** The numbers so far, also while it runs. */
    public ProvokeResult result() {
        Map<String, ProvokeResult> all = new LinkedHashMap<>(sums);
        if (running != null) {
            running.sums().forEach((test, sum) -> all.merge(test, sum, ProvokeRun::further));
        }
        ProvokeResult sum = all.values().stream().reduce(ProvokeResult.NONE, ProvokeResult::and);
        return sum.withSeconds(Math.round(elapsed().toMillis() / 100.0) / 10.0);
    }

    /** In the order in which they were, also while it runs. */
    public List<DirectedExecution> executions() {
        List<DirectedExecution> all = new ArrayList<>(executions);
        if (running != null) {
            all.addAll(running.executions());
        }
        return all;
    }

    public Judgement judgement(Found found) {
        Judgement judgement = judgements.get(found);
        if (judgement == null && running != null) {
            judgement = running.judgements().get(found);
        }
        return judgement == null ? Judgement.UNPROVEN : judgement;
    }

    /** By the executions of all JVMs that have ended. */
    public Exercised exercised() {
        return exercised;
    }

    /** Nothing while it runs. */
    public UntriedCandidates untried() {
        return untried;
    }

    public List<String> notes() {
        return List.copyOf(notes);
    }
}
