package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import contended.ContendedMain;
import dev.atomicity.analysis.Conflicts;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Threads in each other's way: nothing is found in right programs, whatever comes in between, and every mistake is.
 * {@code -Datomicity.contended.rounds=5000} makes it harder.
 */
class ContendedTest {
    private static final int ROUNDS = Integer.getInteger("atomicity.contended.rounds", 400);
    private static final String EXCLUDES = "excludes=contended.Crowd*, contended.ContendedMain*";

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"entry", "synchronized", "all"})
    void nothingIsFoundInRightPrograms(String regions) throws Exception {
        AgentRun run = run("right", List.of("includes=contended.**", EXCLUDES, "regions=" + regions));
        assertThat(run.status()).as(run.output()).isZero();
    }

    @Test
    void everyMistakeIsFound() throws Exception {
        Path trace = directory.resolve("trace");
        AgentRun run = run(
                "broken",
                List.of(
                        "includes=contended.**",
                        EXCLUDES,
                        "record=" + trace.toString().replace('\\', '/')));
        assertThat(run.status()).as(run.output()).isEqualTo(1);
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA);
        assertThat(recorded.differences()).isEmpty();
        Set<String> cut = recorded.findings().keySet().stream()
                .map(region -> region.replace(" (ring)", ""))
                .collect(Collectors.toSet());
        assertThat(cut)
                .contains(
                        "contended.Maps.getAndPut",
                        "contended.Maps.makeByContainsKey",
                        "contended.Maps.getAndPutInTable",
                        "contended.Maps.addWithoutMonitor",
                        "contended.Publication.peekAndPoll",
                        "contended.Publication.setLastAfterLook",
                        "contended.Guarded.twoLocks",
                        "contended.Guarded.getThenSet",
                        "contended.Guarded.staleUnderLock",
                        "contended.Guarded.checkedOnce",
                        "contended.LockFree.claimThenFill");
    }

    private AgentRun run(String programs, List<String> options) throws Exception {
        AgentRun run = AgentRun.start(
                directory,
                options,
                120 + ROUNDS / 10,
                List.of(ContendedMain.class.getName(), Integer.toString(ROUNDS), programs));
        assertThat(run.output()).doesNotContain("checker failed").doesNotContain("Exception in thread");
        return run;
    }
}
