package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects that only one thread at a time may use, and walks without the monitor: what has no lock is found, what has one is quiet. */
@Tag("slow")
class UnguardedCheckTest {
    @Test
    void callsThatOverlapAreFound(@TempDir Path directory) throws Exception {
        CheckedProject project = new CheckedProject(directory, "unguarded/main", "unguarded/tests");
        project.regions = "atomicSets";
        project.timeBudget = Duration.ofHours(1);

        Results results = project.check();

        assertThat(results.findings().stream().map(FindingResult::region).distinct())
                .containsExactlyInAnyOrder(
                        "unguarded.Collections$BrokenList.add",
                        "unguarded.Collections$BrokenMap.set",
                        "unguarded.Collections$BrokenFormat.show",
                        "unguarded.Collections$BrokenWalk.letters",
                        "unguarded.Collections$BrokenOwner.retry",
                        "unguarded.Collections$BrokenRoom.say");
        assertThat(results.findings()).extracting(FindingResult::replay).doesNotContainNull();
    }
}
