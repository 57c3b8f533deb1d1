package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.analysis.Conflicts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ordering.OrderingMain;
import ordering.VirtualThreads;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What leads from thread to thread is seen, what only locks do when locks conflict, and nothing else. */
class OrderingTest {
    private static final List<String> TASKS = List.of(
            "Async",
            "Completed",
            "Dependent",
            "ForkJoinSubmitted",
            "Forked",
            "OfTimer",
            "PoolEnded",
            "Result",
            "Scheduled",
            "Submitted");
    private static final List<String> LOCKS =
            List.of("Latch", "Monitor", "Permits", "ReadThenWritten", "Reentrant", "Stamped", "WriteLock");

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource(Conflicts.class)
    void regionsAreCutByWayOfTasksAndLocks(Conflicts conflicts) throws Exception {
        RecordedRun recorded = run(conflicts, 1, OrderingMain.class);
        List<String> expected = new ArrayList<>();
        TASKS.forEach(program -> expected.add("ordering.Tasks$" + program + ".region"));
        if (conflicts == Conflicts.DATA_AND_LOCKS) {
            LOCKS.forEach(program -> expected.add("ordering.Locks$" + program + ".region"));
        }
        assertThat(recorded.findings().keySet()).containsExactlyInAnyOrderElementsOf(expected);
    }

    @ParameterizedTest
    @EnumSource(Conflicts.class)
    @EnabledForJreRange(min = JRE.JAVA_21)
    void tenThousandVirtualThreads(Conflicts conflicts) throws Exception {
        RecordedRun recorded = run(conflicts, 0, VirtualThreads.class);
        assertThat(recorded.findings()).isEmpty();
        assertThat(recorded.transactions()).isGreaterThanOrEqualTo(20_000);
    }

    private RecordedRun run(Conflicts conflicts, int status, Class<?> program) throws Exception {
        Path trace = directory.resolve("trace");
        String name = conflicts.optionName();
        AgentRun run = AgentRun.start(
                directory,
                List.of(
                        "includes=ordering.**",
                        "regions=annotated",
                        "conflicts=" + name,
                        "record=" + trace.toString().replace('\\', '/')),
                120,
                List.of(program.getName()));
        assertThat(run.output()).doesNotContain("checker failed").doesNotContain("not followed");
        assertThat(run.status()).as(run.output()).isEqualTo(status);
        RecordedRun recorded = new RecordedRun(trace, conflicts);
        assertThat(recorded.differences()).isEmpty();
        return recorded;
    }
}
