package dev.atomicity.check;

import dev.atomicity.findings.Cause;
import dev.atomicity.findings.Causes;
import dev.atomicity.findings.Ring;
import dev.atomicity.findings.SourceFiles;
import dev.atomicity.launch.DirectedExecution;
import dev.atomicity.launch.TestFinding;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.FindingResultBuilder;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Kind;
import dev.atomicity.results.StackOfThread;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import dev.atomicity.results.StepBuilder;
import dev.atomicity.steps.Operation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Groups what the tests met: one finding for all that have the same cause. */
final class FindingTable {
    /** Stands for the time before, between and after the tests. */
    static final String OUTSIDE_OF_TESTS = "[outside-of-tests]";

    /** Witnesses of a finding beside the best one: further ones show nothing new. */
    private static final int OTHER_WITNESSES = 10;

    private final Causes causes;
    private final SourceFiles sources;
    private final Suppressions suppressions;
    private final UnaryOperator<String> replayCommand;
    private final Map<String, FindingGroup> groups = new LinkedHashMap<>();
    private final Map<PlanFolders.Plan, Integer> executionsUnder = new HashMap<>();

    /**
     * @param replayCommand makes the command for a replay from a fingerprint
     */
    FindingTable(Causes causes, SourceFiles sources, Suppressions suppressions, UnaryOperator<String> replayCommand) {
        this.causes = causes;
        this.sources = sources;
        this.suppressions = suppressions;
        this.replayCommand = replayCommand;
    }

    void add(TestFinding encounter) {
        FindingGroup group = group(encounter.found(), Discovery.OBSERVED);
        group.add(encounter.found());
        group.met(
                encounter.test() == null ? OUTSIDE_OF_TESTS : encounter.test(),
                encounter.late(),
                encounter.onEarlierThread(),
                encounter.times());
    }

    /**
     * Adds what an execution met. Call it after all encounters of the observed run are added: what was met there was observed,
     * and gets a plan.
     */
    void add(DirectedExecution execution, Function<Found, Judgement> judgements) {
        PlanFolders.Plan plan = PlanFolders.Plan.of(execution);
        if (plan != null) {
            executionsUnder.merge(plan, 1, Integer::sum);
        }
        for (TestFinding met : execution.met()) {
            FindingGroup group = group(met.found(), Discovery.PROVOKED);
            Evidence evidence = group.add(met.found());
            evidence.judged(judgements.apply(met.found()));
            if (plan != null) {
                evidence.metUnder(plan);
                group.metUnder(plan, execution);
            }
            if (group.discovery() == Discovery.PROVOKED) {
                group.met(execution.test(), met.late(), met.onEarlierThread(), met.times());
            }
        }
    }

    private FindingGroup group(Found found, Discovery discovery) {
        Cause cause = causes.of(found);
        return groups.computeIfAbsent(
                cause.fingerprint(), fingerprint -> new FindingGroup(cause, discovery, causes.methods()));
    }

    /** The groups, after each that is another one in another shape was added to that. */
    Collection<FindingGroup> groups() {
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
            PlanFolders.Plan plan = group.plan(executionsUnder);
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
        PlanFolders.Plan plan = group.plan(executionsUnder);
        FindingResultBuilder result = FindingResult.builder(fingerprint)
                .kind(best.found().isCycle() ? Kind.CYCLE : Kind.VIOLATION)
                .pattern(best.pattern(), best.severity())
                .region(Ring.nameOf(method))
                .state(reason == null ? State.NEW : State.SUPPRESSED, reason)
                .tests(List.copyOf(group.tests))
                .lateTests(List.copyOf(group.lateTests))
                .earlierThreadTests(List.copyOf(group.earlierThreadTests))
                .occurrences(group.occurrences)
                .witness(witness(best, method))
                .stacks(stacks(best.found()))
                .discovery(group.discovery())
                .judgement(group.judgement())
                .variables(group.cause.variables())
                .entries(List.copyOf(group.entries()))
                .otherWitnesses(evidence.stream()
                        .skip(1)
                        .sorted(Evidence.SIMPLEST_FIRST)
                        .limit(OTHER_WITNESSES)
                        .map(each -> witness(each, method))
                        .toList());
        if (method != null) {
            result.regionPlace(method.file(), method.line(), sources.find(method.owner(), method.file()));
        }
        if (plan != null) {
            result.plan(replayCommand.apply(fingerprint), plan.words());
        }
        return result.build();
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
        StepBuilder result = Step.builder()
                .thread(step.thread(), step.threadId())
                .run(step.transaction() == RingStep.UNKNOWN ? null : step.transaction(), Ring.nameOf(region))
                .operation(Operation.ACTS, null)
                .value(step.value());
        if (place != null) {
            result.operation(place.operation(), place.variable())
                    .method(place.owner(), place.method())
                    .place(place.file(), place.line(), sources.find(place.owner(), place.file()));
        }
        if (target != null) {
            result.object(target.object())
                    .index(target.index() == Target.NO_INDEX ? null : target.index())
                    .part(target.part() == Target.NO_PART ? null : target.part());
        }
        return result.build();
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
