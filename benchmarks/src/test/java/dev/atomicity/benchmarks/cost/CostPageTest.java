package dev.atomicity.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With made-up figures on the real page: each part has its place there. */
class CostPageTest {
    private static final Path PAGE = Path.of("../docs/performance.md");

    @TempDir
    Path folder;

    private CostResults results;

    @BeforeEach
    void measure() throws IOException {
        results = CostResults.read(folder);
        add("kernels", "sor", 1, 8);
        add("kernels", "series", 1, 1);
        add("load", "h2", 1, 2);
        add("sequential", "commons-codec", 10, 12);
        add("concurrent", "guava", 10, 30);
        add("build", "commons-text", 10, 11);
        add("start-up", "empty test class", 0.5, 0.8);
        add("scaling", "2 threads", 1, 2);
        add("scaling", "16 threads", 1, 2.2);
        add("scaling", "virtual", 1, 2);
        results.fact("scaling", "", ScalingPart.EVENTS, "100000000");
        results.fact("kernels", "", CostBenchmark.MACHINE, "on a made-up machine");
        results.fact("concurrent", "guava", SuitePart.ONLY_WITH, "7");
        results.fact("traces", "", TracePart.TABLES, "### Threads\\n\\n| a |\\n");
    }

    @Test
    void eachSectionIsFilled() throws IOException {
        String page = new CostPage(results).fill(Files.readString(PAGE));

        assertThat(page)
                .contains("| sor ", "8.00 (8.00-8.00)", "DV 1.00, RT 1.00, Velo 1.00")
                .contains("| h2 ", "| commons-codec ", "| guava ", "| commons-text ")
                .contains("on a made-up machine")
                .contains("0.50 s of processor time without the check, 0.80 s with it")
                .contains("### Threads\n\n| a |\n")
                .contains("10,000 virtual threads");
    }

    @Test
    void aMissedGoalIsStatedAsMissed() {
        String summary = new Summary(results).toString();

        assertThat(row(summary, "twelve kernels"))
                .contains("mean 2.83x over 2 programs; above 6.00x: sor 8.00x")
                .contains("**no**");
        assertThat(row(summary, "libraries under load"))
                .contains("above 6.00x: none")
                .contains("yes");
        assertThat(row(summary, "concurrent suites")).contains("guava 3.00x").contains("**no**");
        assertThat(row(summary, "sequential suites")).contains("(memory 1.50x)").contains("**no**");
        assertThat(row(summary, "an access costs")).contains("1.20").contains("yes");
        assertThat(row(summary, "an empty test class")).contains("0.30").contains("yes");
    }

    @Test
    void whatWasNotMeasuredIsNotMet() throws IOException {
        String summary = new Summary(CostResults.read(folder.resolve("nothing"))).toString();

        assertThat(row(summary, "twelve kernels")).contains("not measured").doesNotContain("yes");
        assertThat(row(summary, "memory")).contains("not measured").doesNotContain("yes");
    }

    @Test
    void sectionsThatWereNotMeasuredStay() throws IOException {
        CostResults nothing = CostResults.read(folder.resolve("nothing"));
        String page = "<!-- summary: made by benchmarks/run-all -->\n<!-- end of summary -->\n"
                + "<!-- kernels: made by benchmarks/run-all -->\nolder\n<!-- end of kernels -->\n";

        assertThat(new CostPage(nothing).fill(page)).contains("\nolder\n");
    }

    @Test
    void plotsAreXmlForLightAndDarkPages() throws Exception {
        Path document = Files.copy(PAGE, folder.resolve("page.md"));
        new CostPage(results).write(document, folder);

        for (String name : new String[] {"cost.svg", "scaling.svg"}) {
            String svg = Files.readString(folder.resolve(name));
            DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
            assertThat(svg).contains("prefers-color-scheme: dark", "aria-label");
        }
        String bars = Files.readString(folder.resolve("cost.svg"));
        assertThat(bars).contains(">sor<", ">8.00x<", "class=\"bad\"", "class=\"good\"");
        assertThat(Files.readString(folder.resolve("scaling.svg"))).contains(">16 threads<", "goal: 15 ns");
    }

    private static String row(String table, String goal) {
        return table.lines()
                .filter(line -> line.startsWith("| " + goal))
                .findFirst()
                .orElseThrow();
    }

    private void add(String part, String program, double without, double with) {
        results.add(new Sample(part, program, false, new Usage(without, 100)));
        results.add(new Sample(part, program, true, new Usage(with, 150)));
    }
}
