package dev.atomicity.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program under the agent: which operations on the JDK's data cut a region in two, and which do not. */
@Tag("slow")
class ModelledProgramTest {
    /** How the recorder writes down what was found while the program ran. */
    private static final String ON_LINE = "# violation ";

    @TempDir
    Path directory;

    @Test
    void whatConflictsIsFoundAndNothingElse() throws IOException, InterruptedException, TraceException {
        Path expectedFile = directory.resolve("expected");
        Path trace = directory.resolve("recorded.trace");
        String output = run(trace, expectedFile);

        List<String> expected = Files.readAllLines(expectedFile);
        TraceVerdict verdict = new TraceAnalysis(Checker.DAVIDA, Conflicts.DATA).analyze(trace);
        List<String> found = new ArrayList<>();
        Set<Integer> cut = cutCases(trace, verdict);
        for (int i = 0; i < expected.size(); i++) {
            String name = expected.get(i).substring(expected.get(i).indexOf(' ') + 1);
            found.add(cut.contains(i + 1) + " " + name);
        }
        assertThat(found).as(output).containsExactlyElementsOf(expected);
        assertThat(Files.readAllLines(trace).stream()
                        .filter(line -> line.startsWith(ON_LINE))
                        .map(line -> line.substring(ON_LINE.length()).split(" ", -1)[0]))
                .as("the transactions that were interrupted, on line")
                .containsExactlyInAnyOrderElementsOf(verdict.violations());
    }

    /** The numbers, from 1, of the cases of which a transaction was interrupted. */
    private static Set<Integer> cutCases(Path trace, TraceVerdict verdict) throws IOException {
        Set<Integer> cut = new HashSet<>();
        int transaction = 0;
        int number = 0;
        for (String line : Files.readAllLines(trace)) {
            if (line.startsWith("T1|begin(")) {
                transaction++;
                number += line.startsWith("T1|begin(modelled.Program.nextCase)") ? 1 : 0;
                if (verdict.violations().contains("T1#" + transaction)) {
                    cut.add(number);
                }
            }
        }
        return cut;
    }

    private String run(Path trace, Path expected) throws IOException, InterruptedException {
        Path options = directory.resolve("options");
        Files.writeString(
                options,
                "includes=modelled.**\nexcludes=modelled.Partner,modelled.Unseen\nregions=annotated\natomic=modelled.Program.region,modelled.Program.nextCase\n"
                        + "record=" + trace + "\n");
        Path output = directory.resolve("output");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-javaagent:" + System.getProperty("atomicity.agent") + "=" + options,
                        "-cp",
                        classPath().toString(),
                        "modelled.Program",
                        expected.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        int status = process.waitFor();
        String text = Files.readString(output, StandardCharsets.UTF_8);
        assertThat(expected).as("status " + status + "\n" + text).exists();
        return text;
    }

    private static Path classPath() {
        return Path.of(System.getProperty("atomicity.root"), "checker-core", "target", "test-classes");
    }
}
