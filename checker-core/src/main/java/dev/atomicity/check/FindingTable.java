package dev.atomicity.check;

import dev.atomicity.findings.Cause;
import dev.atomicity.findings.Causes;
import dev.atomicity.findings.Ring;
import dev.atomicity.findings.SourceFiles;
import dev.atomicity.launch.DirectedExecution;
import dev.atomicity.launch.Encounter;
import dev.atomicity.launch.TestEntry;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Kind;
import dev.atomicity.results.StackOfThread;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Groups what the tests met: one finding for all that have the same cause. */
final class FindingTable {
    /** Stands for the time before, between and after the tests. */
    static final String OUTSIDE_OF_TESTS = "[outside-of-tests]";

    /** Witnesses of a finding beside the best one: beyond that they say nothing new. */
    private static final int OTHER_WITNESSES = 10;

    private final Causes causes;
    private final SourceFiles sources;
    private final Suppressions suppressions;
    private final UnaryOperator<String> replayCommand;
    private final Map<String, FindingGroup> groups = new LinkedHashMap<>();

    /**
     * @param replayCommand makes the command for a replay from a fingerprint
     */
    FindingTable(Causes causes, SourceFiles sources, Suppressions suppressions, UnaryOperator<String> replayCommand) {
        this.causes = causes;
        this.sources = sources;
        this.suppressions = suppressions;
        this.replayCommand = replayCommand;
    }

    void add(Encounter encounter) {
        FindingGroup group = group(encounter.found(), Discovery.OBSERVED);
        group.add(encounter.found());
        group.met(idOf(encounter.test()), encounter.late(), encounter.times());
    }

    /**
     * Adds what an execution met. Call it after all encounters of the observed run are added: what was met there was observed,
     * and gets a plan.
     */
    void add(DirectedExecution execution, Function<Found, Judgement> judgements) {
        for (DirectedExecution.Met met : execution.met()) {
            FindingGroup group = group(met.found(), Discovery.PROVOKED);
            Evidence evidence = group.add(met.found());
            evidence.judged(judgements.apply(met.found()));
            if (execution.plan() != null) {
                evidence.metUnder(new PlanFolders.Plan(execution.test(), execution.words(), execution.plan()));
            }
            if (group.discovery() == Discovery.PROVOKED) {
                group.met(execution.test(), met.late(), met.times());
            }
        }
    }

    private FindingGroup group(Found found, Discovery discovery) {
        Cause cause = causes.of(found);
        return groups.computeIfAbsent(cause.fingerprint(), fingerprint -> new FindingGroup(cause, discovery));
    }

    static String idOf(TestEntry test) {
        return test == null ? OUTSIDE_OF_TESTS : test.id();
    }

    /** The groups, after each that is another one in another shape was added to that. */
    private Collection<FindingGroup> groups() {
        for (FindingGroup group : List.copyOf(groups.values())) {
            groups.values().stream()
                    .filter(other -> other.cause.absorbs(group.cause))
                    .min(Comparator.comparing(other -> other.cause.variables().get(0)))
                    .ifPresent(other -> {
                        other.take(group);
                        groups.remove(group.cause.fingerprint());
                    });
        }
        return groups.values();
    }

    /** The fingerprints of what the test met. */
    List<String> metBy(String test) {
        return groups().stream()
                .filter(group -> group.tests.contains(test))
                .map(group -> group.cause.fingerprint())
                .toList();
    }

    /** Writes the plans of all findings that have one. */
    void writePlans(PlanFolders folders) throws IOException {
        for (FindingGroup group : groups()) {
            PlanFolders.Plan plan = group.plan();
            if (plan != null) {
                folders.write(group.cause.fingerprint(), Ring.nameOf(group.cause.method()), plan);
            }
        }
    }

    List<FindingResult> results() throws IOException {
        List<FindingResult> results = new ArrayList<>();
        for (FindingGroup group : groups()) {
            results.add(result(group));
        }
        return results;
    }

    private FindingResult result(FindingGroup group) throws IOException {
        List<Evidence> evidence = group.evidence();
        Evidence best = evidence.get(0);
        Place method = group.cause.method();
        String fingerprint = group.cause.fingerprint();
        String reason = suppression(group);
        PlanFolders.Plan plan = group.plan();
        return new FindingResult(
                fingerprint,
                best.found().isCycle() ? Kind.CYCLE : Kind.VIOLATION,
                best.pattern(),
                best.severity(),
                Ring.nameOf(method),
                method == null ? null : method.file(),
                method == null ? -1 : method.line(),
                method == null ? null : sources.find(method.owner(), method.file()),
                reason == null ? State.NEW : State.SUPPRESSED,
                reason,
                List.copyOf(group.tests),
                List.copyOf(group.lateTests),
                group.occurrences,
                witness(best, method),
                stacks(best.found()),
                group.discovery(),
                group.judgement(),
                plan == null ? null : replayCommand.apply(fingerprint),
                plan == null ? null : plan.words(),
                group.cause.variables(),
                List.copyOf(group.entries()),
                evidence.stream()
                        .skip(1)
                        .sorted(Evidence.SIMPLEST_FIRST)
                        .limit(OTHER_WITNESSES)
                        .map(each -> witness(each, method))
                        .toList());
    }

    /** What the interrupted run did, the method at fault did: a run may be longer than what is at fault. */
    private List<Step> witness(Evidence evidence, Place method) {
        List<RingStep> steps = evidence.ring().steps();
        return steps.stream()
                .map(step -> {
                    RingStep first = steps.get(0);
                    boolean isInterrupted = !evidence.found().isCycle()
                            && method != null
                            && step.threadId() == first.threadId()
                            && step.transaction() == first.transaction();
                    return step(step, isInterrupted ? method : step.region());
                })
                .toList();
    }

    private Step step(RingStep step, Place region) {
        Place place = step.place();
        Target target = step.target();
        return new Step(
                step.thread(),
                step.threadId(),
                step.transaction() == RingStep.UNKNOWN ? null : step.transaction(),
                Ring.nameOf(region),
                place == null ? "acts" : place.operation(),
                place == null ? null : place.variable(),
                target == null ? null : target.object(),
                target == null || target.index() == Target.NO_INDEX ? null : target.index(),
                target == null || target.part() == Target.NO_PART ? null : target.part(),
                place == null ? null : place.owner(),
                place == null ? null : place.method(),
                place == null ? null : place.file(),
                place == null ? -1 : place.line(),
                place == null ? null : sources.find(place.owner(), place.file()),
                step.value());
    }

    /** Of the method at fault; or, whatever the way in was, of a region or the code in which it was interrupted. */
    private String suppression(FindingGroup group) throws IOException {
        String reason = suppression(group.cause.method());
        if (reason != null) {
            return reason;
        }
        for (Evidence evidence : group.evidence()) {
            String own = suppression(evidence.found());
            if (own == null) {
                return null;
            }
            reason = reason == null ? own : reason;
        }
        return reason;
    }

    private String suppression(Found found) throws IOException {
        String reason = suppression(found.region());
        for (RingStep step : found.steps()) {
            if (reason == null && step.threadId() == found.threadId()) {
                reason = suppression(step.place());
            }
        }
        return reason;
    }

    private String suppression(Place place) throws IOException {
        return place == null ? null : suppressions.reason(place.owner(), place.method());
    }

    /** Only the thread that closed the ring was asked where it was. Of the others no stack is known. */
    private static List<StackOfThread> stacks(Found found) {
        return found.stack().isEmpty()
                ? List.of()
                : List.of(new StackOfThread(found.thread(), found.threadId(), true, found.stack()));
    }
}
