package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Structures without locks, under directed schedules: the right ones are quiet, each with a mistake is found. */
@Tag("slow")
class LockFreeCheckTest {
    /** As docs/watched.md says: who has helped another thread, and then goes on with its own work, has written twice. */
    private static final Set<String> REPORTED_ALTHOUGH_RIGHT =
            Set.of("Queues$OfReferences", "Queues$OfFields", "Queues$OfHandles");

    /** Judged by values, which are there if a directed execution met it. */
    private static final Set<String> HARMLESS_BY_VALUES = Set.of("Others$Buffer");

    @Test
    void whatIsRightIsQuietAndWhatIsBrokenIsFound(@TempDir Path directory) throws Exception {
        CheckedProject project = new CheckedProject(directory, "lockfree/main", "lockfree/tests");
        project.regions = "atomicSets";
        // All schedules are tried, however long that takes: what is found must not depend on the load of the machine.
        project.timeBudget = Duration.ofHours(1);

        Results results = project.check();

        assertThat(results.provoke().left()).isZero();

        List<FindingResult> counted = results.findings().stream()
                .filter(finding -> finding.severity() != Severity.LOW && !isUnjudged(finding))
                .toList();
        assertThat(counted.stream()
                        .map(LockFreeCheckTest::className)
                        .filter(name -> !REPORTED_ALTHOUGH_RIGHT.contains(name))
                        .distinct()
                        .sorted())
                .as(() -> counted.stream().map(LockFreeCheckTest::describe).collect(Collectors.joining("\n")))
                .containsExactly(
                        "BrokenQueues$PutWithoutCompare",
                        "BrokenQueues$TakeWithoutCompare",
                        "Others$BrokenBuffer",
                        "Others$BrokenSnapshots",
                        "Others$BrokenStack",
                        "Others$PublishedTooEarly",
                        "Others$Rooms",
                        "Others$Tickets",
                        "SequenceLocks$WithRest",
                        "SequenceLocks$WithoutEnd",
                        "SequenceLocks$WithoutSecondLook",
                        "SpinLocks$ReleasedTooEarly",
                        "SpinLocks$TicketTooEarly");
    }

    private static boolean isUnjudged(FindingResult finding) {
        return HARMLESS_BY_VALUES.contains(className(finding))
                && finding.discovery() == Discovery.OBSERVED
                && finding.judgement() != Judgement.HARMFUL;
    }

    private static String className(FindingResult finding) {
        String region = finding.region();
        return region.substring("lockfree.".length(), region.lastIndexOf('.'));
    }

    private static String describe(FindingResult finding) {
        return finding.region() + " " + finding.kind() + " " + finding.judgement() + " " + finding.severity()
                + finding.witness().stream()
                        .map(step -> "\n    " + step.thread() + "#" + step.transaction() + " " + step.method() + ":"
                                + step.line() + " " + step.operation() + " " + step.variable() + " " + step.value())
                        .collect(Collectors.joining());
    }
}
