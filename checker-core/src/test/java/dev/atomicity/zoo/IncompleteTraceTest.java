package dev.atomicity.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.faults.DeepMain;
import dev.atomicity.specification.Conflicts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trace that was recorded while hooks failed says so, and gives the verdict of the run. */
@Tag("slow")
class IncompleteTraceTest {
    @TempDir
    Path directory;

    @Test
    void aTraceOverFailedHooksSaysSo() throws Exception {
        Path trace = directory.resolve("trace");
        AgentRun run = AgentRun.start(
                directory,
                List.of(
                        "includes=faulty.**",
                        "regions=annotated",
                        "conflicts=dataAndLocks",
                        "record=" + trace.toString().replace('\\', '/')),
                300,
                List.of(DeepMain.class.getName(), "record"));

        List<String> incomplete = Files.readAllLines(trace).stream()
                .filter(line -> line.startsWith("# incomplete: "))
                .toList();
        assertThat(incomplete).as(run.output()).isNotEmpty().allMatch(line -> line.contains("StackOverflowError"));
        assertThat(run.output())
                .contains(incomplete.stream()
                        .map(line -> line.substring("# incomplete: ".length()))
                        .toList());
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA_AND_LOCKS);
        assertThat(recorded.differences()).isEmpty();
        assertThat(recorded.findings()).containsKey("faulty.Program.lookTwice");
    }
}
