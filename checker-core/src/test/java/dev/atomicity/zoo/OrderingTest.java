package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.specification.Conflicts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ordering.CrowdedThreads;
import ordering.OrderingMain;
import ordering.VirtualThreads;
import ordering.WaitingMain;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What leads from thread to thread is seen, what only locks do when locks conflict, and nothing else. */
@Tag("slow")
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

    private static final List<String> PAUSES =
            List.of("Sleep", "OfTimeUnit", "ParkForATime", "Yield", "Spin", "InMethod", "InCountedLoop", "ClosedPool");

    private static final List<String> LOST_SIGNALS = List.of(
            "OfMonitor",
            "OfMonitorForATime",
            "InLoopAroundTheLock",
            "OfSynchronizedMethod",
            "DecidedUnderAnotherLock",
            "OfCondition",
            "ForEver");

    /** Right, but another thread has the lock in between: a ring of locks alone. */
    private static final List<String> TAKEN_IN_BETWEEN =
            List.of("LooksAgainUnderTheLock", "NotifiesTwice", "WaitsBetweenTwoSignals");

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

    /** A pause splits a region in a loop that waits, and nowhere else; a signal that nobody hears closes a ring. */
    @ParameterizedTest
    @EnumSource(Conflicts.class)
    void pausesHideNothingAndLostSignalsAreFound(Conflicts conflicts) throws Exception {
        RecordedRun recorded = run(conflicts, 1, WaitingMain.class);
        List<String> expected = new ArrayList<>();
        PAUSES.forEach(program -> expected.add("ordering.Pauses$" + program + ".region"));
        LOST_SIGNALS.forEach(program -> expected.add("ordering.LostSignals$" + program + ".region"));
        if (conflicts == Conflicts.DATA_AND_LOCKS) {
            TAKEN_IN_BETWEEN.forEach(program -> expected.add("ordering.HeardSignals$" + program + ".region"));
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

    @ParameterizedTest
    @EnumSource(Conflicts.class)
    @EnabledForJreRange(min = JRE.JAVA_21)
    void virtualThreadsThatGetIntoEachOthersWay(Conflicts conflicts) throws Exception {
        RecordedRun recorded = run(conflicts, 1, CrowdedThreads.class, "200");
        assertThat(recorded.findings()).isNotEmpty();
    }

    /** Inside the checker a virtual thread keeps its carrier; if it did not, the others would wait for it in vain. */
    @ParameterizedTest
    @EnumSource(Conflicts.class)
    @EnabledForJreRange(min = JRE.JAVA_21)
    void tenThousandVirtualThreadsThatGetIntoEachOthersWay(Conflicts conflicts) throws Exception {
        AgentRun run = AgentRun.start(
                directory,
                List.of("includes=ordering.**", "regions=annotated", "conflicts=" + conflicts.optionName()),
                240,
                List.of("-Xmx512m", CrowdedThreads.class.getName(), "10000"));
        assertThat(run.output()).doesNotContain("could not be judged").doesNotContain("Exception in thread");
        assertThat(run.status()).as(run.output()).isEqualTo(1);
    }

    private RecordedRun run(Conflicts conflicts, int status, Class<?> program, String... arguments) throws Exception {
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
                Stream.concat(Stream.of(program.getName()), Stream.of(arguments))
                        .toList());
        assertThat(run.output()).doesNotContain("could not be judged").doesNotContain("not followed");
        assertThat(run.status()).as(run.output()).isEqualTo(status);
        RecordedRun recorded = new RecordedRun(trace, conflicts);
        assertThat(recorded.differences()).isEmpty();
        return recorded;
    }
}
