package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import contended.ContendedMain;
import dev.atomicity.specification.Conflicts;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Threads in each other's way: nothing is found in right programs, whatever comes in between, and every mistake is.
 * {@code -Datomicity.contended.rounds=5000} makes it harder.
 */
@Tag("slow")
class ContendedTest {
    private static final int ROUNDS = Integer.getInteger("atomicity.contended.rounds", 400);
    private static final String EXCLUDES = "excludes=contended.Crowd*, contended.ContendedMain*";

    private static final int TRIES = 4;

    private static final List<String> MISTAKES = List.of(
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

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"atomicSets", "entry", "synchronized", "all"})
    void nothingIsFoundInRightPrograms(String regions) throws Exception {
        AgentRun run = run("right", List.of("includes=contended.**", EXCLUDES, "regions=" + regions));
        assertThat(run.status()).as(run.output()).isZero();
    }

    /** Whether threads get into each other's way is a matter of luck, so there is more than one try. */
    @Test
    void everyMistakeIsFound() throws Exception {
        Set<String> cut = new TreeSet<>();
        for (int i = 0; i < TRIES && !cut.containsAll(MISTAKES); i++) {
            cut.addAll(cutIn(directory.resolve("trace")));
        }
        assertThat(cut).containsAll(MISTAKES);
    }

    private Set<String> cutIn(Path trace) throws Exception {
        AgentRun run = run(
                "broken",
                List.of(
                        "includes=contended.**",
                        EXCLUDES,
                        "regions=entry",
                        "record=" + trace.toString().replace('\\', '/')));
        assertThat(run.status()).as(run.output()).isEqualTo(1);
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA);
        assertThat(recorded.differences()).isEmpty();
        return recorded.findings().keySet().stream()
                .map(region -> region.replace(" (ring)", ""))
                .collect(Collectors.toSet());
    }

    private AgentRun run(String programs, List<String> options) throws Exception {
        AgentRun run = AgentRun.start(
                directory,
                options,
                120 + ROUNDS / 10,
                List.of(ContendedMain.class.getName(), Integer.toString(ROUNDS), programs));
        assertThat(run.output()).doesNotContain("could not be judged").doesNotContain("Exception in thread");
        return run;
    }
}
