package dev.atomicity.check;

import static dev.atomicity.check.CheckedProject.test;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.atomicity.protocol.TestPattern;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.ReplayResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks in which tests are executed again, directed. */
@Tag("slow")
class ProvokedCheckTest {
    @TempDir
    private Path directory;

    private CheckedProject project;

    @BeforeEach
    void compile() throws Exception {
        project = new CheckedProject(directory).only("NarrowTest");
    }

    private void only(String method) {
        project.included = List.of(new TestPattern("tests\\.NarrowTest", method));
    }

    private Path plan(FindingResult finding) {
        return directory.resolve("reports/plans/" + finding.fingerprint() + ".plan");
    }

    @Test
    void whatThereWasNoTimeForIsNoted() throws Exception {
        only("adds");
        project.timeBudget = Duration.ofMillis(500);
        Results results = project.check();

        String note = "The time to provoke violations was over before 1 test in which threads met was executed again."
                + " Give it more time with timeBudget = 1min.";
        assertThat(results.notes()).contains(note);
        assertThat(project.warnings).contains(note);
    }

    @Test
    void whatCouldHappenIsMadeToHappen() throws Exception {
        Results results = project.check();

        assertThat(results.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(results.errors()).isEmpty();
        assertThat(results.findings()).isNotEmpty();
        assertThat(results.findings()).extracting(FindingResult::region).containsOnly("bank.Register.add");
        FindingResult finding = results.findings().get(0);
        assertThat(finding.replay()).isEqualTo("replay " + finding.fingerprint());
        assertThat(finding.schedule()).isNotBlank();
        assertThat(plan(finding)).content().contains("# " + finding.schedule() + "\n", "\ntest=[engine:junit-jupiter]");
        assertThat(results.provoke().confirmed()).isPositive();
        assertThat(results.provoke().candidates())
                .isEqualTo(results.provoke().tried() + results.provoke().left());
        assertThat(project.lastProvoking.withSeconds(0))
                .isEqualTo(results.provoke().withSeconds(0));
        // What is known is written when the tests have run once.
        assertThat(project.interim.get(0).provoke()).isEqualTo(ProvokeResult.NONE);
        assertThat(project.interim.get(0).tests()).hasSize(4);
    }

    @Test
    void whatHappensThenChangesNoOutcome() throws Exception {
        Results results = project.check();

        assertThat(results.tests()).extracting(TestResult::outcome).containsOnly(Outcome.PASSED);
        assertThat(test(results, "breaksWhenItIsExecutedAgain()").findings()).isEmpty();
        assertThat(results.notes())
                .singleElement()
                .asString()
                .startsWith(
                        "When tests.NarrowTest > breaksWhenItIsExecutedAgain() was executed again to provoke findings,"
                                + " the JVM of the tests was ended with status 3 by tests.NarrowTest")
                .endsWith(". Its result in the check is not affected.");
    }

    @Test
    void aReplayConfirmsTheFinding() throws Exception {
        only("adds");
        FindingResult finding = project.check().findings().get(0);
        project.replay = finding.fingerprint();
        Results results = project.check();

        ReplayResult replay = results.replay();
        assertThat(replay.attempts()).isEqualTo(20);
        assertThat(replay.confirmed()).isGreaterThanOrEqualTo(19);
        assertThat(results.verdict()).isEqualTo(VerdictState.FAILED);
        assertThat(results.findings()).extracting(FindingResult::fingerprint).containsExactly(finding.fingerprint());
        assertThat(results.tests()).extracting(TestResult::displayName).containsExactly("adds()");
        assertThat(project.lastProgress).startsWith("20 of 20, ");
    }

    @Test
    void aPlanWithTwoHoldsIsReplayedAsWell() throws Exception {
        project.only("TurnsTest");
        FindingResult finding = project.check().findings().get(0);
        assertThat(finding.region()).isEqualTo("bank.Stock.value");
        assertThat(finding.schedule()).contains("; held thread 1 in Stock.value");
        assertThat(plan(finding)).content().contains("turn.4.unit=main/1\n");

        project.replay = finding.fingerprint();
        assertThat(project.check().replay().confirmed()).isGreaterThanOrEqualTo(19);
        project.change(
                "bank/Stock.java",
                "synchronized (items) {\n            price",
                "synchronized (prices) {\n            price");
        assertThat(project.check().replay().confirmed()).isZero();
    }

    @Test
    void aReplayAfterTheFixPasses() throws Exception {
        only("adds");
        project.replay = project.check().findings().get(0).fingerprint();
        project.change("bank/Register.java", "public void add(", "public synchronized void add(");
        Results results = project.check();

        assertThat(results.replay().sentence()).isEqualTo("did not happen again in 20 attempts");
        assertThat(results.verdict()).isEqualTo(VerdictState.PASSED);
        assertThat(results.findings()).isEmpty();
    }

    @Test
    void aReplayThatDoesNotReachItsPlaceSaysSo() throws Exception {
        only("adds");
        FindingResult finding = project.check().findings().get(0);
        Path plan = plan(finding);
        Files.writeString(plan, Files.readString(plan).replace("[method:adds()]", "[method:addsAtOnce()]"));
        project.replay = finding.fingerprint();
        Results results = project.check();

        assertThat(results.replay()).isEqualTo(new ReplayResult(finding.fingerprint(), 20, 0, 0));
        assertThat(results.verdict()).isEqualTo(VerdictState.PASSED);
    }

    @Test
    void aFingerprintWithoutAPlanIsRefusedBeforeAnythingRuns() {
        project.replay = "0123456789abcdef";

        assertThatThrownBy(project::check)
                .isInstanceOf(SettingException.class)
                .hasMessageContaining(directory.resolve("reports/plans").toString());
        assertThat(directory.resolve("work")).doesNotExist();
    }

    @Test
    void withoutEffortOrWithoutThreadsThatMeetThereIsNoSecondJvm() throws Exception {
        only("alone");
        assertThat(project.check().provoke()).isEqualTo(ProvokeResult.NONE);
        assertNoSecondJvm();

        only("adds");
        project.effort = "observe";
        assertThat(project.check().provoke()).isNull();
        assertNoSecondJvm();
    }

    private void assertNoSecondJvm() throws IOException {
        assertThat(directory.resolve("work/directed")).doesNotExist();
        assertThat(project.interim).isEmpty();
    }
}
