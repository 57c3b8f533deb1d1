package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.ResultsFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every report of every sample looks as it did. */
class GoldenFilesTest {
    @TempDir
    private Path directory;

    static Stream<Arguments> samples() throws ResultsException {
        return Stream.of(
                Arguments.of("bank", Samples.bank()),
                Arguments.of("patterns", Samples.patterns()),
                Arguments.of("provoked", Samples.provoked()),
                Arguments.of("replayed", Samples.replayed()),
                Arguments.of("nothing", Samples.results(List.of(), List.of(Samples.test("t1", "fine", List.of())))));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void files(String name, Results results) throws IOException {
        Reports.write(results, EnumSet.allOf(ReportKind.class), directory);

        Golden.check(name + ".html", withoutStyleAndScript(Files.readString(directory.resolve("index.html"))));
        Golden.check(name + ".xml", Files.readString(directory.resolve("TEST-atomicity.xml")));
        Golden.check(name + ".sarif", Files.readString(directory.resolve("atomicity.sarif")));
        try (Stream<Path> files = Files.list(directory)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("index.html", "TEST-atomicity.xml", "atomicity.sarif");
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void console(String name, Results results) throws IOException {
        Golden.check(name + ".console.txt", ConsoleReport.text(results, new ConsoleStyle(100, false, true)));
        Golden.check(name + ".narrow.txt", ConsoleReport.text(results, new ConsoleStyle(60, true, false)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void services(String name, Results results) throws IOException {
        Path summary = directory.resolve("summary.md");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Map<String, String> env =
                Map.of("GITHUB_ACTIONS", "true", "GITHUB_STEP_SUMMARY", summary.toString(), "GITLAB_CI", "true");
        CiReports.write(results, env, directory, new PrintStream(out, true, StandardCharsets.UTF_8));

        Golden.check(name + ".annotations.txt", out.toString(StandardCharsets.UTF_8));
        Golden.check(name + ".summary.md", Files.readString(summary));
        Golden.check(name + ".gl-code-quality.json", Files.readString(directory.resolve("gl-code-quality.json")));
    }

    @Test
    void sampleIsAsTheCheckWouldWriteIt() throws IOException {
        Path written = directory.resolve("bank.json");
        ResultsFile.write(Samples.bank(), written);

        Golden.checkFile(
                Golden.root().resolve("checker-core/src/test/resources/dev/atomicity/report/bank.json"),
                Files.readString(written));
    }

    /** Their own files say how they are; a change of theirs would be seen here twice. */
    private static String withoutStyleAndScript(String html) {
        return html.replaceAll("(?s)<style>.*?</style>", "<style></style>")
                .replaceAll("(?s)<script>.*?</script>", "<script></script>")
                .replaceAll("sha256-[A-Za-z0-9+/]*(=|&#x3D;)*", "sha256-");
    }
}
