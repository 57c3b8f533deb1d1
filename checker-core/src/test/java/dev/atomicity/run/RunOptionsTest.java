package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options of {@code atomicity run}. */
@Tag("slow")
class RunOptionsTest {
    @TempDir
    private static Path classes;

    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() {
        DemoProgram.compileTo(classes);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cut       | --regions atomicSets                                 | 1",
                "cut       | --regions entry                                      | 1",
                "cut       | --regions synchronized                               | 0",
                "cut       | --regions annotated                                  | 1",
                "cut       | --regions all                                        | 1",
                "cut       | --nonAtomic demo.Main.add                            | 0",
                "cut       | --nonAtomic demo.Main.set,demo.*.a*                  | 0",
                "cut       | --nonAtomic demo.Main.set --nonAtomic demo.Main.a?d  | 0",
                "cut       | --regions synchronized --atomic demo.Main.add        | 1",
                "cut       | --regions synchronized --atomic demo.Main.set        | 0",
                "cut       | --includes demo.**                                   | 1",
                "cut       | --includes demo.T*                                   | 0",
                "cut       | --excludes demo.Main                                 | 0",
                "cutByLock | --conflicts data                                     | 0",
                "cutByLock | --regions entry --conflicts dataAndLocks             | 1",
            })
    void sayWhatIsFound(String program, String options, int status) throws IOException, InterruptedException {
        JavaRun run = run(options, program);
        assertThat(run.status()).as(run.err()).isEqualTo(status);
        assertThat(run.err()).contains(status == 0 ? "nothing found" : "1 finding");
    }

    @Test
    void aRunThatWatchedNothingSaysSo() throws IOException, InterruptedException {
        JavaRun run = run("--includes com.acme.**", "cut");
        assertThat(run.status()).isZero();
        assertThat(run.err()).contains("no class was watched");
    }

    @Test
    void patternsThatNothingMatchesAreNamed() throws IOException, InterruptedException {
        JavaRun run = run(
                "--includes demo.**,demo.M*,com.acme.** --atomic demo.Main.ad --nonAtomic demo.Nobody.*,demo.Main.lock",
                "cut");
        assertThat(run.err().lines().filter(line -> line.contains("warning")))
                .containsExactly(
                        "atomicity: warning: the pattern com.acme.** of includes matched no class that was loaded",
                        "atomicity: warning: the pattern demo.Main.ad of atomic matched no method of a watched class that was loaded",
                        "atomicity: warning: the pattern demo.Nobody.* of nonAtomic matched no method of a watched class that was loaded");
        assertThat(run("--includes demo.**", "cut").err()).doesNotContain("warning");
    }

    @Test
    void theRecordedTraceHasTheSameViolation() throws IOException, InterruptedException {
        Path trace = folder.resolve("run.trace");
        JavaRun run = run("--record " + trace, "cut");
        assertThat(run.status()).as(run.err()).isEqualTo(1);
        assertThat(run.err()).contains("1 finding", "demo.Main.add");

        JavaRun analysis = JavaRun.ofCommand("analyze", "--conflicts", "data", "--format", "json", trace.toString());
        assertThat(analysis.status()).as(analysis.err()).isEqualTo(1);
        assertThat(analysis.out()).containsPattern("\"violations\":\\[\"T\\d+#\\d+\"\\]");
        String thread = analysis.out().replaceAll("(?s).*\"violations\":\\[\"(T\\d+)#.*", "$1");
        assertThat(Files.readString(trace)).contains(thread + "|begin(demo.Main.add)|");
    }

    @Test
    void aCleanRunHasACleanTrace() throws IOException, InterruptedException {
        Path trace = folder.resolve("run.trace");
        assertThat(run("--record " + trace, "alone").status()).isZero();
        assertThat(JavaRun.ofCommand("analyze", "--conflicts", "data", trace.toString())
                        .status())
                .isZero();
    }

    @Test
    void whatFollowsTheMainClassBelongsToTheProgram() throws IOException, InterruptedException {
        List<String> arguments =
                List.of("-cp", "--regions", "all", "-h", "--", "@file", "", "two words", "*", "a,b", "\"quoted\"", "ö");
        List<String> command = new ArrayList<>(
                List.of("run", "--jvmArg", "-Dsetting=on", "--jvmArg", "-ea", "-cp", classes.toString(), "demo.Echo"));
        command.addAll(arguments);
        JavaRun.Started started = JavaRun.startCommand(Map.of("LC_ALL", "C.UTF-8"), command.toArray(String[]::new));
        try (OutputStream in = started.process().getOutputStream()) {
            in.write("from the input\n".getBytes(StandardCharsets.UTF_8));
        }
        JavaRun run = started.end();
        assertThat(run.status()).as(run.err()).isZero();
        List<String> lines = new ArrayList<>(
                arguments.stream().map(argument -> "[" + argument + "]").toList());
        lines.add("from the input");
        lines.add("on");
        assertThat(run.out().lines()).containsExactlyElementsOf(lines);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run",
                "run -cp CLASSES",
                "run --regions every -cp CLASSES demo.Main",
                "run --conflicts locks -cp CLASSES demo.Main",
                "run --atomic demo/Main -cp CLASSES demo.Main",
                "run --includes demo.,x -cp CLASSES demo.Main",
                "run --unknown -cp CLASSES demo.Main",
                "run -cp CLASSES demo.Nobody",
                "run demo.Main",
                "run --record CLASSES/none/trace -cp CLASSES demo.Main alone return",
                "run --jvmArg -Xnonsense -cp CLASSES/none demo.Main",
            })
    void wrongOnesStartNothing(String line) throws IOException, InterruptedException {
        JavaRun run =
                JavaRun.ofCommand(line.replace("CLASSES", classes.toString()).split(" "));
        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("atomicity: ");
    }

    @Test
    void aWrongJavaHomeIsNamed() throws IOException, InterruptedException {
        JavaRun run = JavaRun.startCommand(
                        Map.of("JAVA_HOME", folder.toString()), "run", "-cp", classes.toString(), "demo.Main")
                .end();
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("JAVA_HOME", folder.toString()).hasLineCount(1);
    }

    @Test
    void aMissingAgentIsNamed() throws IOException, InterruptedException {
        JavaRun run = JavaRun.ofJava(
                "-Datomicity.agent=" + folder.resolve("agent.jar"),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.atomicity.cli.AtomicityCommand",
                "run",
                "-cp",
                classes.toString(),
                "demo.Main");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains("no agent at " + folder.resolve("agent.jar"))
                .hasLineCount(1);
    }

    @Test
    void helpIsNoError() throws IOException, InterruptedException {
        JavaRun run = JavaRun.ofCommand("run", "--help");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("--regions", "--atomic", "--nonAtomic", "--includes", "--record", "--jvmArg");
    }

    private static JavaRun run(String options, String program) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("run", "-cp", classes.toString()));
        command.addAll(List.of(options.split(" ")));
        command.addAll(List.of("demo.Main", program, "return"));
        return JavaRun.ofCommand(command.toArray(String[]::new));
    }
}
