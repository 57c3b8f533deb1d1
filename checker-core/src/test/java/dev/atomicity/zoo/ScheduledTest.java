package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.scheduled.ScheduledMain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real classes, threads and hooks in an order that is known beforehand: what is found is what the oracle says, nothing
 * less and nothing more. {@code -Datomicity.schedules.count=100000} tries more schedules, and
 * {@code -Datomicity.schedules.first=3000} others. What once failed is in {@code schedules}, and is tried every time.
 */
@Tag("slow")
class ScheduledTest {
    private static final int COUNT = Integer.getInteger("atomicity.schedules.count", 3000);
    private static final int FIRST = Integer.getInteger("atomicity.schedules.first", 0);

    /** In one JVM: more would be more different findings than are kept. */
    private static final int BATCH = 3000;

    private static final Path FAILED_ONCE =
            Path.of(System.getProperty("atomicity.root"), "checker-core", "src", "test", "resources", "schedules");

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"data", "dataAndLocks"})
    void theCheckerFindsWhatTheOracleFinds(String conflicts) throws Exception {
        for (int done = 0; done < COUNT; done += BATCH) {
            play(conflicts, FIRST + done, Math.min(BATCH, COUNT - done), List.of(), "-Datomicity.solo=false");
        }
    }

    /** The first thread of some schedules is alone until it starts another one. */
    @Test
    void theCheckerFindsTheSameIfNothingIsRecordedOfAThreadThatIsAlone() throws Exception {
        play("data", FIRST, Math.min(BATCH, COUNT), List.of(), "-Datomicity.solo=true");
    }

    /** The other runs have readers that note further reads in cells of their own. */
    @Test
    void theCheckerFindsTheSameIfReadersHaveNoCells() throws Exception {
        play("data", FIRST, Math.min(BATCH, COUNT) / 5, List.of(), "-Datomicity.readerCells=false");
    }

    /** In the other runs accesses of elements share what they know of their arrays. */
    @Test
    void theCheckerFindsTheSameIfEachAccessLooksItsArrayUp() throws Exception {
        play("data", FIRST, Math.min(BATCH, COUNT) / 5, List.of(), "-Datomicity.sharedArrayCaches=false");
    }

    /** While a trace is recorded, accesses take other ways. */
    @Test
    void theCheckerFindsTheSameWhileItRecords() throws Exception {
        Path trace = directory.resolve("trace");
        play(
                "data",
                FIRST,
                Math.min(BATCH, COUNT) / 5,
                List.of("record=" + trace.toString().replace('\\', '/')),
                "-Datomicity.solo=true");
    }

    private void play(String conflicts, int first, int count, List<String> more, String jvmOption) throws Exception {
        List<String> options = new ArrayList<>(List.of(
                "includes=scheduled.**",
                "regions=annotated",
                "atomic=scheduled.Regions.region",
                "conflicts=" + conflicts));
        options.addAll(more);
        AgentRun run = AgentRun.start(
                directory,
                options,
                300,
                List.of(
                        jvmOption,
                        ScheduledMain.class.getName(),
                        conflicts,
                        FAILED_ONCE.toString(),
                        Integer.toString(first),
                        Integer.toString(count)));
        assertThat(run.status()).as(run.output()).isZero();
        assertThat(run.output()).contains(count + " schedules agree");
    }
}
