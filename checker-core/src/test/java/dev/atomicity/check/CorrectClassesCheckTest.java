package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Caches, pools, states, numbers and services as they are found in libraries, under directed schedules; and similar ones that are wrong. */
@Tag("slow")
class CorrectClassesCheckTest {
    @Test
    void whatIsRightDoesNotCountAndWhatIsBrokenDoes(@TempDir Path directory) throws Exception {
        CheckedProject project = new CheckedProject(directory, "correct/main", "correct/tests");
        project.regions = "atomicSets";
        // All schedules are tried, however long that takes: what is found must not depend on the load of the machine.
        project.timeBudget = Duration.ofHours(1);

        Results results = project.check();

        List<FindingResult> counted = results.findings().stream()
                .filter(finding -> finding.severity() != Severity.LOW)
                .toList();
        assertThat(counted.stream()
                        .map(finding ->
                                finding.region().substring(0, finding.region().lastIndexOf('.')))
                        .distinct()
                        .sorted())
                .as(() -> counted.stream().map(FindingResult::toString).collect(Collectors.joining("\n")))
                .containsExactly(
                        "correct.Broken$CountedFromZero",
                        "correct.Broken$FirstName",
                        "correct.Broken$LazyWithoutLock",
                        "correct.Broken$LookThenPut",
                        "correct.Broken$NumberedLog",
                        "correct.Broken$OldSize",
                        "correct.Broken$Share",
                        "correct.Broken$Total",
                        "correct.Broken$TrustingVisitor");
    }
}
