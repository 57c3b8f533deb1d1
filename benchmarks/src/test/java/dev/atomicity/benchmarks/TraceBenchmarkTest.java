package dev.atomicity.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** That it runs, and says what it is asked for. How fast anything is, no test asserts. */
@Tag("slow")
class TraceBenchmarkTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final StringWriter err = new StringWriter();

    @Test
    void quickRunPrintsEveryPart() {
        assertThat(run("--quick", "--workload", "many-conflicts")).isZero();

        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("### `many-conflicts`")
                .contains("| `davida` ", "| `regiontrack` ", "| `aerodrome` ", "| `velodrome` ", "| `none` ")
                .contains("### Doubling", "### Threads", "### Memory");
    }

    @Test
    void unknownWorkloadIsAWrongOption() {
        assertThat(run("--quick", "--workload", "puddle")).isEqualTo(CommandLine.ExitCode.USAGE);

        assertThat(err.toString()).contains("unknown workload 'puddle'", "many-conflicts");
    }

    @Test
    void oneTraceCanBeWritten(@TempDir Path directory) {
        Path file = directory.resolve("trace");

        assertThat(run("generate", "--events", "5000", file.toString())).isZero();

        assertThat(file).isNotEmptyFile();
    }

    private int run(String... arguments) {
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        return new CommandLine(new TraceBenchmark(stream))
                .setErr(new PrintWriter(err))
                .execute(arguments);
    }
}
