package dev.atomicity.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Code that is right although another thread may come in, under directed schedules; and code that looks like it and is wrong. */
@Tag("slow")
class IdiomsCheckTest {
    @Test
    void whatIsRightDoesNotCount(@TempDir Path directory) throws Exception {
        Results results = new CheckedProject(directory, "idioms/main", "idioms/tests").check();

        List<String> counted = results.findings().stream()
                .filter(finding -> finding.severity() != Severity.LOW)
                .map(FindingResult::region)
                .distinct()
                .sorted()
                .toList();
        assertThat(counted)
                .as(() -> results.findings().toString())
                .containsExactly(
                        "idioms.Wrong.bounded",
                        "idioms.Wrong.key",
                        "idioms.Wrong.log",
                        "idioms.Wrong.sentinel",
                        "idioms.Wrong.start");
    }
}
