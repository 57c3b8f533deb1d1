package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.atomicity.findings.Causes;
import dev.atomicity.findings.Methods;
import dev.atomicity.findings.SourceFiles;
import dev.atomicity.findings.SourceLinks;
import dev.atomicity.launch.DirectedExecution;
import dev.atomicity.launch.DirectedExecutions;
import dev.atomicity.launch.TestFinding;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.protocol.TestEvent.Target;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Severity;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import dev.atomicity.steps.Operation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What directed executions add to the findings of a check. */
class DirectedFindingsTest {
    private static final Found GET = found("get");
    private static final Found PUT = found("put");

    @TempDir
    private Path directory;

    private FindingTable table;

    @BeforeEach
    void make() throws IOException {
        table = new FindingTable(
                new Causes(Methods.UNKNOWN),
                new SourceFiles(directory, List.of(), SourceLinks.NONE),
                new Suppressions(new ClassFiles(List.of())),
                fingerprint -> "replay " + fingerprint);
    }

    private static Found found(String method) {
        Place place = new Place("a.Cache", method, "Cache.java", 18, Operation.READS, "Cache.map");
        List<RingStep> steps = new ArrayList<>();
        for (int thread : new int[] {1, 2, 1}) {
            steps.add(new RingStep(thread, "thread " + thread, 1, place, place, null, null));
        }
        return new Found(1, false, place, 1, "thread 1", steps, List.of());
    }

    private static Found found(String method, String other, String... variables) {
        List<RingStep> steps = new ArrayList<>();
        steps.add(step(1, method, 10, Operation.READS, variables[0]));
        steps.add(step(2, other, 30, Operation.WRITES, variables[0]));
        steps.add(step(2, other, 31, Operation.WRITES, variables[variables.length - 1]));
        steps.add(step(1, method, 11, Operation.WRITES, variables[variables.length - 1]));
        return new Found(1, false, steps.get(0).region(), 1, "thread 1", steps, List.of());
    }

    private static RingStep step(int thread, String method, int line, Operation operation, String variable) {
        Place region = new Place("a.Service", "serve", "Service.java", 3, Operation.REGION, null);
        Place place = new Place("a.Cache", method, "Cache.java", line, operation, variable);
        return new RingStep(thread, "thread " + thread, 1, region, place, new Target(1, -1, variable.hashCode()), null);
    }

    @Test
    void otherWaysInAreEvidenceOfOneFinding() throws Exception {
        table.add(new TestFinding(found("add", "clear", "Cache.size"), null, false, false, 2));
        table.add(new TestFinding(found("add", "remove", "Cache.size"), null, false, false, 3));

        assertThat(only().region()).isEqualTo("a.Cache.add");
        assertThat(only().regionFile()).isEqualTo("Cache.java");
        assertThat(only().entries()).containsExactly("a.Service.serve");
        assertThat(only().variables()).containsExactly("Cache.size");
        assertThat(only().severity()).isEqualTo(Severity.HIGH);
        assertThat(only().occurrences()).isEqualTo(5);
        assertThat(only().witness().get(0).region()).isEqualTo("a.Cache.add");
        assertThat(only().witness().get(1).region()).isEqualTo("a.Service.serve");
        assertThat(only().otherWitnesses()).hasSize(1);
    }

    /** What happened by luck in another shape, and under a plan as it should, is one finding with a replay. */
    @Test
    void aPlanBelongsToTheCauseWhateverItsShape() throws Exception {
        table.add(new TestFinding(found("add", "clear", "Cache.map", "Cache.size"), null, false, false, 1));
        execute("t1", "hold=1", found("add", "add", "Cache.size"), Judgement.HARMFUL);

        assertThat(only().discovery()).isEqualTo(Discovery.OBSERVED);
        assertThat(only().tests()).containsExactly(FindingTable.OUTSIDE_OF_TESTS);
        assertThat(only().occurrences()).isEqualTo(1);
        assertThat(only().severity()).isEqualTo(Severity.HIGH);
        assertThat(only().replay()).isEqualTo("replay " + only().fingerprint());
        assertThat(only().schedule()).isEqualTo("held");
    }

    @Test
    void theTimeOfWhichMostIsKnownIsShown() throws Exception {
        table.add(new TestFinding(found("add", "clear", "Cache.size"), null, false, false, 2));
        execute(
                "t1",
                "hold=1",
                withValues(found("add", "clear", "Cache.size"), "20", "10", "10", "15"),
                Judgement.HARMFUL);
        execute(
                "t1",
                "hold=1",
                withValues(found("add", "clear", "Cache.size"), "20", null, null, null),
                Judgement.HARMFUL);

        assertThat(only().witness()).extracting(Step::value).containsExactly("20", "10", "10", "15");
    }

    private static Found withValues(Found found, String... values) {
        List<RingStep> steps = new ArrayList<>();
        for (RingStep step : found.steps()) {
            steps.add(new RingStep(
                    step.threadId(),
                    step.thread(),
                    step.transaction(),
                    step.region(),
                    step.place(),
                    step.target(),
                    values[steps.size()]));
        }
        return new Found(1, false, steps.get(0).region(), 1, "thread 1", steps, List.of());
    }

    @Test
    void whatIsLessSevereIsMinor() throws Exception {
        table.add(new TestFinding(found("add", "clear", "Cache.size"), null, false, false, 2));
        execute("t1", "hold=1", found("add", "clear", "Cache.size"), Judgement.HARMLESS);

        assertThat(FailOn.apply(table.results(), Severity.MEDIUM))
                .extracting(FindingResult::severity, FindingResult::state)
                .containsExactly(tuple(Severity.LOW, State.MINOR));
        assertThat(FailOn.apply(table.results(), Severity.LOW))
                .extracting(FindingResult::state)
                .containsExactly(State.NEW);
    }

    private void execute(String test, String plan, Found found, Judgement judgement) {
        DirectedExecution execution = DirectedExecutions.of(test, plan, plan == null ? null : "held", found);
        table.add(execution, Map.of(found, judgement)::get);
    }

    private FindingResult only() throws IOException {
        assertThat(table.results()).hasSize(1);
        return table.results().get(0);
    }

    @Test
    void whatHappensUnderAPlanIsProvokedAndCanBeReplayed() throws Exception {
        execute("t1", "hold=1", GET, Judgement.HARMFUL);
        execute("t2", "hold=2", GET, Judgement.UNPROVEN);
        table.writePlans(new PlanFolders(directory, directory.resolve("kept")));

        String fingerprint = new Causes(Methods.UNKNOWN).of(GET).fingerprint();
        assertThat(only().discovery()).isEqualTo(Discovery.PROVOKED);
        assertThat(only().judgement()).isEqualTo(Judgement.HARMFUL);
        assertThat(only().tests()).containsExactly("t1", "t2");
        assertThat(only().occurrences()).isEqualTo(2);
        assertThat(only().replay()).isEqualTo("replay " + fingerprint);
        assertThat(only().schedule()).isEqualTo("held");
        assertThat(table.metBy("t2")).containsExactly(fingerprint);
        assertThat(new PlanFolders(directory, directory.resolve("kept")).read(fingerprint))
                .isEqualTo(new PlanFolders.Plan("t1", "held", "hold=1\n"));
    }

    @Test
    void whatWasObservedStaysAsItWasAndGetsThePlan() throws Exception {
        table.add(new TestFinding(GET, null, false, false, 3));
        execute("t1", "hold=1", GET, Judgement.HARMLESS);

        assertThat(only().discovery()).isEqualTo(Discovery.OBSERVED);
        assertThat(only().occurrences()).isEqualTo(3);
        assertThat(only().tests()).containsExactly(FindingTable.OUTSIDE_OF_TESTS);
        assertThat(only().judgement()).isEqualTo(Judgement.HARMLESS);
        assertThat(only().replay()).isNotNull();
    }

    @Test
    void whatHappensWithoutAPlanHasNoneUntilItIsMetUnderOne() throws Exception {
        execute("t1", null, GET, Judgement.UNPROVEN);
        execute("t1", null, PUT, Judgement.UNPROVEN);
        execute("t1", "hold=1", PUT, Judgement.UNPROVEN);

        assertThat(table.results())
                .extracting(FindingResult::discovery, FindingResult::schedule)
                .containsExactly(tuple(Discovery.PROVOKED, null), tuple(Discovery.PROVOKED, "held"));
    }
}
