package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.agent.models.TableMethods;
import dev.atomicity.specification.Conflicts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overlap.SyncMain;

/**
 * The same as {@link OverlapTest} for the table of synchronizers: what one thread has written before it releases, signals or arrives is
 * seen as a whole by the one that acquires or waits. If the publisher comes too early, that is found.
 */
@Tag("slow")
class SynchronizersOverlapTest {
    private static final String LOCKS = "conflicts=dataAndLocks";

    @TempDir
    Path directory;

    @Test
    void whatIsPublishedIsSeenAsAWhole() throws Exception {
        Path tried = directory.resolve("tried");
        AgentRun run =
                OverlapRun.start(directory, SyncMain.class, "right", OverlapTest.ROUNDS, tried, "", List.of(LOCKS));
        assertThat(run.status()).as(run.output()).isZero();
        assertThat(Files.readAllLines(tried))
                .as("lines of the table that some call tries")
                .containsAll(TableMethods.linesOfSynchronizers());
    }

    @Test
    void withoutLocksAsWell() throws Exception {
        AgentRun run = OverlapRun.start(
                directory, SyncMain.class, "right", OverlapTest.ROUNDS / 4, directory.resolve("tried"), "", List.of());
        assertThat(run.status()).as(run.output()).isZero();
    }

    @Test
    void whatIsPublishedTooEarlyIsFound() throws Exception {
        Path trace = directory.resolve("trace");
        AgentRun run = OverlapRun.start(
                directory,
                SyncMain.class,
                "early",
                1,
                directory.resolve("tried"),
                "",
                List.of(LOCKS, "record=" + trace.toString().replace('\\', '/')));
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA_AND_LOCKS);
        assertThat(recorded.differences()).isEmpty();
        Set<String> missing = new TreeSet<>(TableMethods.linesOfSynchronizers());
        missing.removeAll(OverlapRun.linesFound(recorded, run));
        assertThat(missing)
                .as("lines of the table by which no mistake is found, though they are not on the list")
                .isSubsetOf(OverlapRun.listed("synchronizers-not-found.txt"));
    }
}
