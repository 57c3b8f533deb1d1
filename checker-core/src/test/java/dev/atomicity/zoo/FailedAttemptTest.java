package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.specification.Conflicts;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/decisions/0004 says: a region ends at an attempt that failed, and is checked on both sides of it. */
class FailedAttemptTest {
    private static final String PROGRAM = "modelled.FailedAttempt";

    @TempDir
    Path directory;

    @Test
    void onlyARingThatSpansAFailedAttemptIsNotReported() throws Exception {
        Path trace = directory.resolve("trace");
        AgentRun run = AgentRun.start(
                directory,
                List.of(
                        "includes=modelled.**",
                        "excludes=modelled.Partner",
                        "regions=annotated",
                        "record=" + trace.toString().replace('\\', '/')),
                60,
                List.of(PROGRAM));
        assertThat(run.status()).as(run.output()).isEqualTo(1);
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA);
        assertThat(recorded.differences()).isEmpty();
        assertThat(recorded.findings().keySet())
                .containsExactlyInAnyOrder(
                        PROGRAM + ".aroundSuccess", PROGRAM + ".aroundFailureWithoutRead", PROGRAM + ".afterFailure");
    }
}
