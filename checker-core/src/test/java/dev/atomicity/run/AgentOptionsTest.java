package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code java -javaagent:atomicity-agent.jar=options-file}, without the command. */
@Tag("slow")
class AgentOptionsTest {
    @TempDir
    private static Path classes;

    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() {
        DemoProgram.compileTo(classes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "="})
    void withoutOptionsTheDefaultsAreTaken(String options) throws IOException, InterruptedException {
        JavaRun run = run(options, "cut");
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        assertThat(run.err()).contains("demo.Main.add(Main.java:");
    }

    @Test
    void theOptionsFileIsObeyed() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("options"), "nonAtomic = demo.Main.add\n");
        JavaRun run = run("=" + file, "cut");
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.err()).contains("nothing found");
    }

    @ParameterizedTest
    @CsvSource({
        "region=all, unknown setting 'region': expected one of classes, includes",
        "regions=every, unknown regions 'every'",
        "includes=demo/**, 'demo/**' is not a valid name pattern",
        "record=/no/such/directory/trace, the trace cannot be recorded to /no/such/directory/trace"
    })
    void aMistakeInTheFileStartsNothing(String line, String message) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("options"), line);
        assertRefused(run("=" + file, "alone"), message);
    }

    @Test
    void settingsMayStandInPlaceOfAFile() throws IOException, InterruptedException {
        JavaRun quiet = run("=includes=demo.**;nonAtomic=demo.Main.add", "cut");
        assertThat(quiet.status()).as(quiet.err()).isZero();
        assertThat(quiet.err()).contains("nothing found");

        assertRefused(run("=regions=every", "alone"), "unknown regions 'every'");
        assertRefused(run("=regions=all;demo", "alone"), "'demo' has no value");
    }

    @Test
    void aMissingFileStartsNothing() throws IOException, InterruptedException {
        Path file = folder.resolve("missing");
        assertRefused(run("=" + file, "alone"), "there is no options file " + file);
    }

    @Test
    void nothingStaysBehind() throws IOException, InterruptedException {
        for (String options : List.of("", "=" + folder.resolve("missing"))) {
            JavaRun.ofJava(
                    "-Xshare:off",
                    "-Djava.io.tmpdir=" + folder,
                    "-javaagent:" + JavaRun.agent() + options,
                    "-cp",
                    classes.toString(),
                    "demo.Main",
                    "cut",
                    "return");
            try (Stream<Path> left = Files.list(folder)) {
                assertThat(left).isEmpty();
            }
        }
    }

    private static void assertRefused(JavaRun run, String message) {
        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("atomicity: the program was not started: ")
                .contains(message)
                .hasLineCount(1);
    }

    private static JavaRun run(String options, String program) throws IOException, InterruptedException {
        return JavaRun.ofJava(
                "-Xshare:off",
                "-javaagent:" + JavaRun.agent() + options,
                "-cp",
                classes.toString(),
                "demo.Main",
                program,
                "return");
    }
}
