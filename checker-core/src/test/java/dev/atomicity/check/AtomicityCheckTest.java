package dev.atomicity.check;

import static dev.atomicity.check.CheckedProject.test;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.atomicity.launch.LaunchException;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.steps.Operation;
import dev.atomicity.verdict.Baseline;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class AtomicityCheckTest {
    @TempDir
    private Path directory;

    private CheckedProject project;

    @BeforeEach
    void compile() throws Exception {
        project = new CheckedProject(directory);
    }

    @Test
    void findingsBelongToTheirTests() throws Exception {
        Results results = project.only("AccountTest").check();

        assertThat(results.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(results.findings()).hasSize(1);
        FindingResult finding = results.findings().get(0);
        assertThat(finding.region()).isEqualTo("bank.Account.deposit");
        assertThat(finding.pattern()).isEqualTo(Pattern.READ_WRITE_WRITE);
        assertThat(finding.witness())
                .extracting(Step::operation, Step::method, Step::line, Step::source)
                .containsExactly(
                        tuple(Operation.READS, "balance", 8, "bank/Account.java"),
                        tuple(Operation.WRITES, "depositAtOnce", 22, "bank/Account.java"),
                        tuple(Operation.WRITES, "setBalance", 12, "bank/Account.java"));
        assertThat(finding.stacks().get(0).frames().get(0)).contains("Account.setBalance(Account.java:12)");
        assertThat(finding.occurrences()).isEqualTo(4);
        assertThat(results.sources().get(0).lines()).containsKeys(5, 8, 11, 12, 15, 19, 22, 23);

        List<String> fingerprint = List.of(finding.fingerprint());
        assertThat(test(results, "alone()").findings()).isEmpty();
        assertThat(test(results, "cut()").findings()).isEqualTo(fingerprint);
        assertThat(test(results, "[1] 1").findings()).isEmpty();
        assertThat(test(results, "[2] 2").findings()).isEqualTo(fingerprint);
        assertThat(test(results, "[2] 2").path()).containsExactly("parameter(int)");
        assertThat(test(results, "quiet").findings()).isEmpty();
        assertThat(test(results, "cutting").findings()).isEqualTo(fingerprint);
        assertThat(test(results, "cutInside()").findings()).isEqualTo(fingerprint);
        assertThat(test(results, "cutInside()").className()).isEqualTo("tests.AccountTest$Inner");
    }

    @Test
    void aFindingSaysWhichObjectsWhichRunsAndWhichNames() throws Exception {
        FindingResult finding = project.only("DeskTest").check().findings().get(0);

        assertThat(finding.region()).isEqualTo("bank.Desk.serve");
        // It looks into one deque and acts on another.
        assertThat(finding.pattern()).isEqualTo(Pattern.RING);
        List<Step> steps = finding.witness();
        assertThat(steps)
                .extracting(Step::operation, Step::variable, Step::method)
                .containsExactly(
                        tuple(Operation.READS, "Deque.peek()", "serve"),
                        tuple(Operation.UPDATES, "Deque.poll()", "take"),
                        tuple(Operation.UPDATES, "Deque.poll()", "take"),
                        tuple(Operation.UPDATES, "Deque.poll()", "serve"));
        assertThat(steps.get(0).object()).isEqualTo(steps.get(1).object()).isNotNull();
        assertThat(steps.get(2).object())
                .isEqualTo(steps.get(3).object())
                .isNotNull()
                .isNotEqualTo(steps.get(0).object());
        assertThat(steps.get(0).isOfSameRun(steps.get(3))).isTrue();
        assertThat(steps.get(2).transaction()).isEqualTo(steps.get(1).transaction() + 1);
        assertThat(steps.subList(1, 3)).extracting(Step::thread).containsOnly("clerk");
        assertThat(finding.stacks()).hasSize(1);
        assertThat(finding.stacks().get(0).threadId()).isEqualTo(steps.get(0).threadId());
        assertThat(finding.stacks().get(0).frames().get(0)).contains("Desk.serve");
    }

    @Test
    void testsKeepTheirOwnOutcome() throws Exception {
        Results results = project.only("AccountTest").check();

        assertThat(test(results, "alone()").outcome()).isEqualTo(Outcome.PASSED);
        assertThat(test(results, "cut()").outcome()).isEqualTo(Outcome.PASSED);
        assertThat(test(results, "failing()").outcome()).isEqualTo(Outcome.FAILED);
        assertThat(test(results, "failing()").message()).contains("expected: <1> but was: <0>");
        assertThat(test(results, "failingWhenChecked()").outcome()).isEqualTo(Outcome.FAILED_ONLY_WHEN_CHECKED);
        assertThat(test(results, "assuming()").outcome()).isEqualTo(Outcome.ABORTED);
        assertThat(test(results, "disabled()").outcome()).isEqualTo(Outcome.SKIPPED);
        assertThat(test(results, "disabled()").message()).isEqualTo("not now");
    }

    @Test
    void aTestThatBreaksItsJvmIsAnErrorAndTheRestRun() throws Exception {
        project.only("BreakingTest").testTimeout = Duration.ofSeconds(8);
        project.jvmArgs = List.of("-Xmx200m");
        Results results = project.check();

        assertThat(results.tests())
                .extracting(TestResult::displayName, TestResult::outcome)
                .containsExactlyInAnyOrder(
                        tuple("before()", Outcome.PASSED),
                        tuple("exits()", Outcome.ERROR),
                        tuple("hangs()", Outcome.ERROR),
                        tuple("halts()", Outcome.ERROR),
                        tuple("fillsTheHeap()", Outcome.ERROR),
                        tuple("[1] 1", Outcome.PASSED),
                        tuple("[2] 2", Outcome.ERROR),
                        tuple("[3] 3", Outcome.PASSED),
                        tuple("kills()", Outcome.ERROR),
                        tuple("after()", Outcome.PASSED));
        assertThat(test(results, "exits()").message()).contains("status 0 by tests.BreakingTest.exits");
        assertThat(test(results, "hangs()").message()).contains("the testTimeout of 8 s has expired");
        assertThat(test(results, "hangs()").detail()).contains("BreakingTest.hangs");
        assertThat(test(results, "halts()").message()).contains("status 7");
        assertThat(test(results, "fillsTheHeap()").message()).contains("ran out of memory");
        assertThat(test(results, "fillsTheHeap()").detail()).contains("at tests.BreakingTest.fillsTheHeap");
        assertThat(test(results, "kills()").message()).contains("killed by signal 9");
        assertThat(test(results, "before()").findings()).hasSize(1);
        assertThat(test(results, "after()").findings()).hasSize(1);
        // What was found counts, whatever broke.
        assertThat(results.verdict()).isEqualTo(VerdictState.FAILED);
    }

    @Test
    void whatFollowsABrokenTestRunsInAllThatContainsTests() throws Exception {
        Results results = project.only("BreakingContainersTest(\\$.*)?").check();

        assertThat(results.tests())
                .extracting(TestResult::path, TestResult::displayName, TestResult::outcome)
                .containsExactlyInAnyOrder(
                        tuple(List.of("factory()", "a"), "a1", Outcome.PASSED),
                        tuple(List.of("factory()", "a"), "a2", Outcome.PASSED),
                        tuple(List.of("factory()", "a"), "a3", Outcome.PASSED),
                        tuple(List.of("factory()", "b"), "b1", Outcome.PASSED),
                        tuple(List.of("factory()", "b"), "b2", Outcome.ERROR),
                        tuple(List.of("factory()", "b"), "b3", Outcome.PASSED),
                        tuple(List.of("factory()", "c"), "c1", Outcome.PASSED),
                        tuple(List.of("factory()", "c"), "c2", Outcome.PASSED),
                        tuple(List.of("factory()", "c"), "c3", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[1] parameter=1"), "x()", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[1] parameter=1"), "y()", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[1] parameter=1"), "z()", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[2] parameter=2"), "x()", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[2] parameter=2"), "y()", Outcome.ERROR),
                        tuple(List.of("OfParameters", "[2] parameter=2"), "z()", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[3] parameter=3"), "x()", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[3] parameter=3"), "y()", Outcome.PASSED),
                        tuple(List.of("OfParameters", "[3] parameter=3"), "z()", Outcome.PASSED),
                        tuple(List.of(), "BeforeItsTests", Outcome.ERROR),
                        tuple(List.of("AfterItsTests"), "runs()", Outcome.PASSED),
                        tuple(List.of(), "AfterItsTests", Outcome.ERROR),
                        tuple(List.of(), "FailsWhenChecked", Outcome.FAILED_ONLY_WHEN_CHECKED));
        assertThat(results.errors()).isEmpty();
        assertThat(results.notes()).isEmpty();
        assertThat(test(results, "BeforeItsTests").message())
                .contains("with status 4 by tests.BreakingContainersTest$BeforeItsTests.exit")
                .endsWith("outside of its tests.");
    }

    @Test
    void whatCouldNotBeCheckedIsNotPassed() throws Exception {
        project.only("BreakingTest").testTimeout = Duration.ofSeconds(8);
        project.included = List.of(new TestPattern("tests\\.BreakingTest", "exits"));
        Results results = project.check();

        assertThat(results.verdict()).isEqualTo(VerdictState.ERROR);
    }

    @Test
    void threadsThatOutliveTheirTestBelongToTheTestThatRunsAndElseToTheirOwn() throws Exception {
        Results results = project.only("LateTest").check();

        FindingResult finding = results.findings().get(0);
        String starter = test(results, "startsAThread()").id();
        String running = test(results, "isThereMeanwhile()").id();
        assertThat(finding.tests()).contains(starter, running);
        assertThat(finding.lateTests()).containsExactly(starter);
        assertThat(finding.earlierThreadTests()).containsExactly(running);
        assertThat(project.lastProgress).isEqualTo("2 of 2, 1 found");
        // What happens before all tests of a class belongs to the class.
        assertThat(test(results, "LateTest").findings()).containsExactly(finding.fingerprint());
    }

    @Test
    void whatAServerDoesForATestBelongsToTheTest() throws Exception {
        Results results = project.only("ServerTest").check();

        String asking = test(results, "asksTheServer()").id();
        assertThat(results.findings()).isNotEmpty().allSatisfy(finding -> {
            assertThat(finding.tests()).containsExactly(asking);
            assertThat(finding.earlierThreadTests()).containsExactly(asking);
        });
        assertThat(results.tests())
                .filteredOn(test -> !test.id().equals(asking))
                .allSatisfy(test -> assertThat(test.findings()).isEmpty());
        assertThat(results.coverage().concurrentTests()).isEqualTo(1);
    }

    @Test
    void knownFindingsDoNotCount() throws Exception {
        Results first = project.only("AccountTest").check();
        Path file = directory.resolve("baseline.json");
        Baseline.EMPTY.with(first.findings(), LocalDate.now()).write(file);
        project.baseline = file;
        Results second = project.check();

        assertThat(second.verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(second.findings()).extracting(FindingResult::state).containsExactly(State.KNOWN);
        assertThat(second.findings().get(0).fingerprint())
                .isEqualTo(first.findings().get(0).fingerprint());
    }

    @Test
    void shardsTogetherAreEverything() throws Exception {
        project.included = List.of(new TestPattern("tests\\.(Account|Late)Test", null));
        List<String> all = new ArrayList<>();
        project.check().tests().forEach(test -> all.add(test.id()));
        List<String> parts = new ArrayList<>();
        for (String shard : List.of("1/2", "2/2")) {
            project.shard = shard;
            project.check().tests().forEach(test -> parts.add(test.id()));
        }

        assertThat(parts).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    void tagsAndNamesSelect() throws Exception {
        project.only("AccountTest").tags = List.of("slow");

        assertThat(project.check().tests()).extracting(TestResult::displayName).containsExactly("failing()");
    }

    @Test
    void theFileHoldsTheResults() throws Exception {
        Results results = project.only("LateTest").check();

        assertThat(ResultsFile.read(directory.resolve("reports/atomicity.json")))
                .isEqualTo(results);
    }

    @Test
    void aWrongSettingIsNamed() {
        project.shard = "7/5";

        assertThatThrownBy(project::check)
                .isInstanceOf(SettingException.class)
                .hasMessageContaining("'7/5' is not a shard");
    }

    @Test
    void aJvmThatDoesNotStartTellsWhy() {
        project.jvmArgs = List.of("-Xmx1nonsense");

        assertThatThrownBy(project::check)
                .isInstanceOf(LaunchException.class)
                .hasMessageContaining("before the first test")
                .hasMessageContaining("-Xmx1nonsense");
    }

    @Test
    void whatCannotBeLookedForTellsWhy() {
        project.tags = List.of("a &");

        assertThatThrownBy(project::check)
                .isInstanceOf(LaunchException.class)
                .hasMessageContaining("Unable to parse tag expression \"a &\"")
                .hasMessageContaining("before the first test. See ")
                .hasMessageEndingWith("output-1.txt");
    }

    @Test
    void includesThatNameNothingOfTheBuildAddToIt() throws Exception {
        project.only("LateTest").includes = List.of("org.opentest4j.**");

        assertThat(project.check().findings()).hasSize(1);
    }
}
