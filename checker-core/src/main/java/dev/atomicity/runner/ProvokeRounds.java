package dev.atomicity.runner;

import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.provoke.Executions;
import dev.atomicity.provoke.Search;
import dev.atomicity.provoke.plan.Plan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Executes tests again, directed, until the time is over or nothing is left to try. Tests take turns, and the best cuts of each come
 * first. A test that has used up its share of the time has no more turns until the others have used up theirs, or have nothing left.
 * Within the shares the order of executions does not depend on how long they take, so it is the same every time.
 */
final class ProvokeRounds {
    private static final int REPLAY_PATIENCE = 8;

    private final ProvokeRequest request;
    private final LoggingListener listener;

    /** Executes the test with that unique id. */
    private final Consumer<String> launcher;

    private final Executions executions = new Executions();

    /** A test, and the time that its executions took so far. */
    private static final class Candidate {
        final String testId;
        final Search search;
        final int position;
        int executions;
        long nanos;

        Candidate(String testId, Search search, int position) {
            this.testId = testId;
            this.search = search;
            this.position = position;
        }
    }

    ProvokeRounds(ProvokeRequest request, LoggingListener listener, Consumer<String> launcher) {
        this.request = request;
        this.listener = listener;
        this.launcher = launcher;
    }

    void run() {
        if (request.replay() != null) {
            Plan plan = Plan.parse(request.replay());
            // Nothing else is waiting for its turn, so there is time to wait for a thread that is slow to come.
            replay(plan.morePatient(Math.max(REPLAY_PATIENCE, plan.patience())));
        } else {
            search();
        }
    }

    private void replay(Plan plan) {
        String testId = request.tests().get(0);
        for (int attempt = 0; attempt < request.attempts(); attempt++) {
            listener.write(new TestEvent.Directed(testId, plan.text(), plan.words()));
            Executions.Result result = executions.replay(plan, () -> launcher.accept(testId));
            reportFindings(result);
            listener.write(new TestEvent.DirectedEnd(testId, outcomeOf(result)));
        }
    }

    private void search() {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(request.budgetMillis());
        List<Candidate> all = new ArrayList<>();
        for (String testId : request.tests()) {
            all.add(new Candidate(testId, executions.newSearch(request.seed()), all.size()));
        }
        List<Candidate> open = new ArrayList<>(all);
        long share = TimeUnit.MILLISECONDS.toNanos(request.budgetMillis()) / Math.max(1, all.size());
        while (!open.isEmpty() && System.nanoTime() < deadline) {
            Candidate next = open.stream()
                    .min(Comparator.comparing((Candidate candidate) -> candidate.nanos >= share)
                            .thenComparingInt(candidate -> candidate.executions)
                            .thenComparingInt(candidate -> candidate.position))
                    .get();
            if (!execute(next)) {
                open.remove(next);
            }
            listener.write(stateOf(all));
        }
    }

    /** Whether there was something left to try. */
    private boolean execute(Candidate candidate) {
        long start = System.nanoTime();
        String testId = candidate.testId;
        Executions.Result result = executions.next(
                candidate.search,
                plan -> listener.write(new TestEvent.Directed(
                        testId, plan == null ? null : plan.text(), plan == null ? null : plan.words())),
                () -> launcher.accept(testId));
        if (result == null) {
            return false;
        }
        reportFindings(result);
        listener.write(new TestEvent.DirectedEnd(testId, outcomeOf(result)));
        for (Plan plan : candidate.search.takePlansForFreshJvm()) {
            listener.write(new TestEvent.NeedsFreshJvm(testId, plan.text()));
        }
        candidate.executions++;
        candidate.nanos += System.nanoTime() - start;
        return true;
    }

    /** With what the values say about those that were met in a logged execution, or in one that has confirmed its plan. */
    private void reportFindings(Executions.Result result) {
        listener.reportFindings();
        for (int finding : listener.takeRecentlyMet()) {
            if (result == Executions.Result.CONFIRMED || result == Executions.Result.LOGGED) {
                listener.write(new TestEvent.Judged(
                        finding, executions.judgement().name().toLowerCase(Locale.ROOT)));
            }
        }
    }

    private static String outcomeOf(Executions.Result result) {
        return switch (result) {
            case LOGGED -> TestEvent.DirectedEnd.LOGGED;
            case CONFIRMED -> TestEvent.DirectedEnd.CONFIRMED;
            case MET -> TestEvent.DirectedEnd.MET;
            case ALONE -> TestEvent.DirectedEnd.ALONE;
            case NOT_REACHED -> TestEvent.DirectedEnd.NOT_REACHED;
        };
    }

    private static TestEvent stateOf(List<Candidate> all) {
        return new TestEvent.ProvokeState(
                all.stream()
                        .mapToInt(candidate -> candidate.search.candidates())
                        .sum(),
                all.stream().mapToInt(candidate -> candidate.search.tried()).sum(),
                all.stream().mapToInt(candidate -> candidate.search.confirmed()).sum(),
                all.stream().mapToInt(candidate -> candidate.search.excluded()).sum(),
                all.stream().mapToInt(candidate -> candidate.search.left()).sum());
    }
}
