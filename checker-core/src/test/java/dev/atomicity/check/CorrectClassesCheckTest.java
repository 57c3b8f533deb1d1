package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Caches, pools, states, numbers and services as they are found in libraries, under directed schedules; and similar ones that are wrong. */
@Tag("slow")
class CorrectClassesCheckTest {
    /**
     * Of about forty classes. The goal is none: one to three were seen in a check, and which ones depends on the schedules that were met
     * ({@code docs/watched.md} names the kinds).
     */
    private static final int MOST_ACCUSED = 6;

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
        Map<Boolean, Set<String>> classes = counted.stream()
                .map(finding -> finding.region().substring(0, finding.region().lastIndexOf('.')))
                .collect(Collectors.partitioningBy(name -> name.contains(".Broken$"), Collectors.toSet()));
        assertThat(classes.get(true))
                .containsExactlyInAnyOrder(
                        "correct.Broken$CountedFromZero",
                        "correct.Broken$FirstName",
                        "correct.Broken$LazyWithoutLock",
                        "correct.Broken$LookThenPut",
                        "correct.Broken$NumberedLog",
                        "correct.Broken$OldSize",
                        "correct.Broken$Share",
                        "correct.Broken$Total",
                        "correct.Broken$TrustingVisitor");
        assertThat(classes.get(false))
                .as(() -> counted.stream().map(FindingResult::toString).collect(Collectors.joining("\n")))
                .hasSizeLessThanOrEqualTo(MOST_ACCUSED);
    }
}
