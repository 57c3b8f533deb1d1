package dev.atomicity.check;

import dev.atomicity.findings.Fingerprint;
import dev.atomicity.findings.PatternFinder;
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
import dev.atomicity.results.Pattern;
import dev.atomicity.results.StackOfThread;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Groups what the tests met: one finding for all that have the same fingerprint. */
final class FindingTable {
    /** Stands for the time before, between and after the tests. */
    static final String OUTSIDE_OF_TESTS = "[outside-of-tests]";

    private final SourceFiles sources;
    private final Suppressions suppressions;
    private final UnaryOperator<String> replayCommand;
    private final Map<String, Group> groups = new LinkedHashMap<>();

    private static final class Group {
        /** The one with the fewest steps is the easiest to understand. */
        Found found;

        final Set<String> tests = new LinkedHashSet<>();
        final Set<String> lateTests = new LinkedHashSet<>();
        long occurrences;
        final Discovery discovery;
        Judgement judgement = Judgement.UNPROVEN;

        /** Null if it was not met under a plan. */
        PlanFolders.Plan plan;

        Group(Found found, Discovery discovery) {
            this.found = found;
            this.discovery = discovery;
        }
    }

    /**
     * @param replayCommand makes the command for a replay from a fingerprint
     */
    FindingTable(SourceFiles sources, Suppressions suppressions, UnaryOperator<String> replayCommand) {
        this.sources = sources;
        this.suppressions = suppressions;
        this.replayCommand = replayCommand;
    }

    void add(Encounter encounter) {
        Group group = groups.computeIfAbsent(
                Fingerprint.of(encounter.found()), fingerprint -> new Group(encounter.found(), Discovery.OBSERVED));
        if (stepsOf(encounter.found()) < stepsOf(group.found)) {
            group.found = encounter.found();
        }
        String test = idOf(encounter.test());
        group.tests.add(test);
        if (encounter.late()) {
            group.lateTests.add(test);
        }
        group.occurrences += encounter.times();
    }

    /**
     * Adds what an execution met. Call it after all encounters of the observed run are added: what was met there stays as it
     * was, and gets a plan.
     */
    void add(DirectedExecution execution, Function<Found, Judgement> judgements) {
        for (DirectedExecution.Met met : execution.met()) {
            Found found = met.found();
            Group group =
                    groups.computeIfAbsent(Fingerprint.of(found), fingerprint -> new Group(found, Discovery.PROVOKED));
            group.judgement = group.judgement.and(judgements.apply(found));
            if (group.discovery == Discovery.PROVOKED) {
                addProvoked(group, execution, met);
            }
            if (execution.plan() != null && group.plan == null) {
                group.plan = new PlanFolders.Plan(execution.test(), execution.words(), execution.plan());
            }
        }
    }

    /** The ring should be one that the plan leads to. */
    private static void addProvoked(Group group, DirectedExecution execution, DirectedExecution.Met met) {
        boolean isFirstPlanned = execution.plan() != null && group.plan == null;
        boolean isShorter = stepsOf(met.found()) < stepsOf(group.found);
        if (isFirstPlanned || (isShorter && (execution.plan() != null || group.plan == null))) {
            group.found = met.found();
        }
        group.tests.add(execution.test());
        if (met.late()) {
            group.lateTests.add(execution.test());
        }
        group.occurrences += met.times();
    }

    private static int stepsOf(Found found) {
        return new Ring(found).steps().size();
    }

    static String idOf(TestEntry test) {
        return test == null ? OUTSIDE_OF_TESTS : test.id();
    }

    /** The fingerprints of what the test met. */
    List<String> metBy(String test) {
        return groups.entrySet().stream()
                .filter(entry -> entry.getValue().tests.contains(test))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Writes the plans of all findings that have one. */
    void writePlans(PlanFolders folders) throws IOException {
        for (Map.Entry<String, Group> entry : groups.entrySet()) {
            Group group = entry.getValue();
            if (group.plan != null) {
                folders.write(entry.getKey(), Ring.nameOf(group.found.region()), group.plan);
            }
        }
    }

    List<FindingResult> results() throws IOException {
        List<FindingResult> results = new ArrayList<>();
        for (Map.Entry<String, Group> entry : groups.entrySet()) {
            results.add(result(entry.getKey(), entry.getValue()));
        }
        return results;
    }

    private FindingResult result(String fingerprint, Group group) throws IOException {
        Found found = group.found;
        Ring ring = new Ring(found);
        Pattern pattern = PatternFinder.of(ring);
        Place region = found.region();
        String reason = suppression(found);
        return new FindingResult(
                fingerprint,
                found.isCycle() ? Kind.CYCLE : Kind.VIOLATION,
                pattern,
                pattern.severity(),
                Ring.nameOf(region),
                region == null ? null : region.file(),
                region == null ? -1 : region.line(),
                region == null ? null : sources.find(region.owner(), region.file()),
                reason == null ? State.NEW : State.SUPPRESSED,
                reason,
                List.copyOf(group.tests),
                List.copyOf(group.lateTests),
                group.occurrences,
                ring.steps().stream().map(this::step).toList(),
                stacks(found),
                group.discovery,
                group.judgement,
                group.plan == null ? null : replayCommand.apply(fingerprint),
                group.plan == null ? null : group.plan.words());
    }

    private Step step(RingStep step) {
        Place place = step.place();
        Target target = step.target();
        return new Step(
                step.thread(),
                step.threadId(),
                step.transaction() == RingStep.UNKNOWN ? null : step.transaction(),
                Ring.nameOf(step.region()),
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

    /** Of the region, or of the code of the region in which it was interrupted. */
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
