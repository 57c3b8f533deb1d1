package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.specification.Conflicts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zoo.Expect;
import zoo.Zoo;

/**
 * Every program of the zoo under the agent. What is found while it runs is what is found in the recorded trace,
 * transaction by transaction; in a right program it is nothing. {@code -Datomicity.zoo.runs=100} runs each so often.
 */
@Tag("slow")
class ZooTest {
    private static final int RUNS = Integer.getInteger("atomicity.zoo.runs", 3);

    @TempDir
    Path directory;

    @Test
    void theZooIsLargeEnough() {
        assertThat(Zoo.programs()).hasSizeGreaterThanOrEqualTo(40);
    }

    @ParameterizedTest
    @CsvSource({"data, QUIET", "data, MAY_BE_CUT", "dataAndLocks, QUIET", "dataAndLocks, MAY_BE_CUT"})
    void theCheckerFindsOnLineWhatIsInTheTrace(String conflicts, Expect.Outcome outcome) throws Exception {
        Path trace = directory.resolve("trace");
        AgentRun run = run(conflicts, outcome, options(conflicts, trace));
        assertThat(run.output()).doesNotContain("could not be judged").doesNotContain("Exception in thread \"main\"");
        RecordedRun recorded = new RecordedRun(trace, Conflicts.named(conflicts));
        assertThat(recorded.transactions()).isPositive();
        assertThat(recorded.differences()).isEmpty();
        if (outcome == Expect.Outcome.QUIET) {
            assertThat(recorded.findings()).isEmpty();
            assertThat(run.status()).isZero();
        } else {
            assertThat(recorded.findings()).isNotEmpty();
            assertThat(run.status()).isEqualTo(1);
        }
    }

    /** While nothing is recorded, accesses take shorter ways. */
    @ParameterizedTest
    @CsvSource({"data, QUIET", "data, MAY_BE_CUT", "dataAndLocks, QUIET", "dataAndLocks, MAY_BE_CUT"})
    void theSameIsFoundWithoutARecord(String conflicts, Expect.Outcome outcome) throws Exception {
        AgentRun run = run(conflicts, outcome, options(conflicts, null));
        assertThat(run.output()).doesNotContain("could not be judged").doesNotContain("Exception in thread \"main\"");
        assertThat(run.status()).as(run.output()).isEqualTo(outcome == Expect.Outcome.QUIET ? 0 : 1);
    }

    /** Locks are observed, and threads could be held between their actions; nobody directs them. */
    @ParameterizedTest
    @EnumSource(Expect.Outcome.class)
    void theSameIsFoundIfSchedulesCanBeDirected(Expect.Outcome outcome) throws Exception {
        List<String> options = new ArrayList<>(options("data", null));
        options.add("provoke=true");
        AgentRun run = run("data", outcome, options);
        assertThat(run.output()).doesNotContain("could not be judged").doesNotContain("Exception in thread \"main\"");
        assertThat(run.status()).as(run.output()).isEqualTo(outcome == Expect.Outcome.QUIET ? 0 : 1);
    }

    /** Threads are in the middle of everything when the program ends. */
    @Test
    void theTraceEndsWhereTheCheckerEnds() throws Exception {
        for (int i = 0; i < RUNS; i++) {
            Path trace = directory.resolve("trace");
            AgentRun.start(directory, options("data", trace), 60, List.of("zoo.StillRunning"));
            RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA);
            assertThat(recorded.differences()).isEmpty();
            assertThat(recorded.transactions()).isPositive();
        }
    }

    private AgentRun run(String conflicts, Expect.Outcome outcome, List<String> options)
            throws IOException, InterruptedException {
        List<String> command = List.of(ZooMain.class.getName(), Integer.toString(RUNS), conflicts, outcome.name());
        return AgentRun.start(directory, options, 60 + 10 * RUNS, command);
    }

    private static List<String> options(String conflicts, Path trace) {
        List<String> options =
                new ArrayList<>(List.of("includes=zoo.**", "regions=annotated", "conflicts=" + conflicts));
        if (trace != null) {
            options.add("record=" + trace.toString().replace('\\', '/'));
        }
        return options;
    }
}
