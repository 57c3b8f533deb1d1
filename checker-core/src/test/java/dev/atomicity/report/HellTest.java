package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.Results;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ten thousand findings with names of all kinds are reported, worst first, and what is left out is counted. */
@Tag("slow")
class HellTest {
    private static final int FINDINGS = 10_000;
    private static final Results HELL = Hell.of(FINDINGS);

    @TempDir
    private Path directory;

    @Test
    void html() throws IOException {
        Reports.write(HELL, EnumSet.of(ReportKind.HTML), directory);
        Document page = Jsoup.parse(Files.readString(directory.resolve("index.html")));

        int shown = page.select("article.finding").size();
        assertThat(shown).isBetween(300, 1000);
        assertThat(Files.size(directory.resolve("index.html"))).isLessThan(5_000_000);
        assertThat(page.select(".side").text())
                .contains("The worst " + shown + " of 10000 are shown")
                .contains(page.select("article.test").size() + " of 10000 tests are shown");
        Set<String> ids = Set.copyOf(page.select("[id]").eachAttr("id"));
        assertThat(page.select("a[href]").eachAttr("href"))
                .allSatisfy(link -> assertThat(ids).contains(link.substring(1)));
        assertThat(page.select("script")).hasSize(1);
        assertThat(page.text()).contains(Samples.SCRIPT, "חשבון_בנק", "safe\\u202Egnirts");
        assertThat(page.wholeText()).doesNotContain("\u202E", "\u2066", "\u001B", "\u0000");
    }

    @Test
    void sarif() throws IOException {
        Reports.write(HELL, EnumSet.of(ReportKind.SARIF), directory);
        JsonNode run = JsonMapper.shared()
                .readTree(Files.readString(directory.resolve("atomicity.sarif")))
                .at("/runs/0");

        assertThat(run.path("results").size()).isEqualTo(5000);
        assertThat(run.at("/invocations/0/toolExecutionNotifications").toString())
                .contains("the worst 5000 of 10000 findings");
        assertThat(run.at("/results/0/level").stringValue()).isEqualTo("error");
    }

    @Test
    void junitXml() throws IOException {
        Reports.write(HELL, EnumSet.of(ReportKind.JUNIT_XML), directory);

        assertThat(Files.readString(directory.resolve("TEST-atomicity.xml")))
                .contains("tests=\"10001\"")
                .doesNotContain(Samples.SCRIPT + "</");
    }

    @Test
    void console() {
        String text = ConsoleReport.text(HELL, new ConsoleStyle(100, false, true));

        assertThat(text).contains("more findings in the report").doesNotContain("\u001B", "\u0000", "\u202E", "\r");
        assertThat(text.lines().count()).isLessThan(500);
    }

    @Test
    void services() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Path summary = directory.resolve("summary.md");
        CiReports.write(
                HELL,
                Map.of("GITHUB_ACTIONS", "true", "GITHUB_STEP_SUMMARY", summary.toString(), "GITLAB_CI", "true"),
                directory,
                new PrintStream(out, true, StandardCharsets.UTF_8));

        // Each line is one command: no name starts one of its own.
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .hasSizeLessThan(40)
                .allSatisfy(line -> assertThat(line).matches("::(error|warning|notice) [^\\n]*title=[^\\n]*::[^\\n]*"));
        assertThat(Files.size(summary)).isLessThan(1_000_000);
        assertThat(Files.readString(summary)).doesNotContain("<script");
        assertThat(JsonMapper.shared()
                        .readTree(Files.readString(directory.resolve("gl-code-quality.json")))
                        .size())
                .isEqualTo(8000);
    }
}
