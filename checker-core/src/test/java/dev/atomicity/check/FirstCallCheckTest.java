package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The thread that is to come in between calls nothing but a synchronized method: it must wait before it has the lock. */
@Tag("slow")
class FirstCallCheckTest {
    @Test
    void aThreadWaitsBeforeItsFirstCall(@TempDir Path directory) throws Exception {
        CheckedProject project = new CheckedProject(directory, "firstcall/main", "firstcall/tests");
        project.regions = "atomicSets";

        Results results = project.check();

        assertThat(results.findings()).extracting(FindingResult::region).containsExactly("firstcall.Batcher.flush");
    }
}
