package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.report.ci.GitHubAnnotations;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CiReportsTest {
    @TempDir
    private Path directory;

    private String write(Map<String, String> env) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CiReports.write(
                Samples.bank(), env, directory.resolve("report"), new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void elsewhereNothingIsWritten() throws IOException {
        assertThat(write(Map.of(
                        "GITHUB_STEP_SUMMARY", directory.resolve("summary.md").toString())))
                .isEmpty();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void summaryIsAddedToWhatOthersWrote() throws IOException {
        Path summary = Files.writeString(directory.resolve("summary.md"), "before\n");

        write(Map.of("GITHUB_ACTIONS", "true", "GITHUB_STEP_SUMMARY", summary.toString()));

        assertThat(Files.readString(summary)).startsWith("before\n## ").contains("Account.withdraw");
    }

    @Test
    void withoutASummaryFileThereAreAnnotationsOnly() throws IOException {
        assertThat(write(Map.of("GITHUB_ACTIONS", "true")))
                .startsWith("::error file=src/main/java/com/acme/bank/Account.java,line=24,title=Lost update%3A ")
                .doesNotContain("AccountRegistry");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void gitLabGetsItsFile() throws IOException {
        assertThat(write(Map.of("GITLAB_CI", "true"))).isEmpty();
        assertThat(Files.readString(directory.resolve("report/gl-code-quality.json")))
                .contains("\"fingerprint\" : \"7c1ea90d42b6f01e\"", "\"begin\" : 24")
                .doesNotContain("Statement.line");
    }

    @Test
    void gitHubLearnsFirstWhatWasNotChecked() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        GitHubAnnotations.write(Hell.of(300), new PrintStream(out, true, StandardCharsets.UTF_8));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();

        assertThat(lines.subList(0, 2))
                .allSatisfy(line -> assertThat(line).startsWith("::error title=atomicity-check::"));
        assertThat(lines).filteredOn(line -> line.startsWith("::error ")).hasSize(10);
    }
}
