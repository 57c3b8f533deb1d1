package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code if} in place of {@code while} before a wait is found where another thread comes first; loops stay quiet. */
@Tag("slow")
class WaitsCheckTest {
    @Test
    void whatIsTestedOnceIsFound(@TempDir Path directory) throws Exception {
        CheckedProject project = new CheckedProject(directory, "waits/main", "waits/tests");
        project.regions = "atomicSets";
        project.timeBudget = Duration.ofHours(1);

        Results results = project.check();

        assertThat(results.findings().stream().map(FindingResult::region).distinct())
                .containsExactlyInAnyOrder("waits.Waits$IfMailbox.take", "waits.Waits$IfGate.enter");
    }
}
