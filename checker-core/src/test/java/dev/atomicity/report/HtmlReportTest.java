package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsException;
import dev.atomicity.results.TestResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page as a parser sees it; how a browser shows it is tested with a browser. */
@Tag("slow")
class HtmlReportTest {
    private static final long FIVE_MEGABYTES = 5_000_000;

    @TempDir
    private Path directory;

    static Stream<Arguments> samples() throws ResultsException {
        return Stream.of(
                Arguments.of("bank", Samples.bank()),
                Arguments.of("shop", Samples.shop()),
                Arguments.of("patterns", Samples.patterns()),
                Arguments.of("nothing", Samples.results(List.of(), List.of())),
                Arguments.of("hell", Hell.of(300)));
    }

    private String html(Results results) throws IOException {
        Reports.write(results, EnumSet.of(ReportKind.HTML), directory);
        return Files.readString(directory.resolve("index.html"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isWellFormed(String name, Results results) throws IOException {
        Parser parser = Parser.htmlParser().setTrackErrors(20);
        parser.parseInput(html(results), "");

        assertThat(parser.getErrors()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyLinkLeadsToOneElement(String name, Results results) throws IOException {
        Document page = Jsoup.parse(html(results));
        List<String> ids = page.select("[id]").eachAttr("id");

        assertThat(ids).doesNotHaveDuplicates();
        assertThat(page.select("a[href]").eachAttr("href"))
                .isNotEmpty()
                .allSatisfy(link -> assertThat(link).startsWith("#"));
        assertThat(ids.stream().map(id -> "#" + id).toList())
                .containsAll(page.select("a[href]").eachAttr("href"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void nothingActsButTheOneScript(String name, Results results) throws IOException {
        Document page = Jsoup.parse(html(results));

        assertThat(page.select("script")).hasSize(1);
        assertThat(page.select("style")).hasSize(1);
        assertThat(page.select("[style], iframe, object, embed, base, [src], form[action]"))
                .isEmpty();
        assertThat(page.getAllElements().stream()
                        .flatMap(element -> element.attributes().asList().stream())
                        .filter(attribute -> attribute.getKey().startsWith("on")))
                .isEmpty();
    }

    @Test
    void policyAllowsJustWhatIsThere() throws IOException, NoSuchAlgorithmException {
        Document page = Jsoup.parse(html(Samples.bank()));
        String policy = page.select("meta[http-equiv=Content-Security-Policy]").attr("content");

        assertThat(policy)
                .contains("default-src 'none'")
                .contains("style-src 'sha256-" + hash(page.selectFirst("style")) + "'")
                .contains("script-src 'sha256-" + hash(page.selectFirst("script")) + "'")
                .doesNotContain("unsafe");
    }

    private static String hash(Element element) throws NoSuchAlgorithmException {
        byte[] content = element.data().getBytes(StandardCharsets.UTF_8);
        return Base64.getEncoder()
                .encodeToString(MessageDigest.getInstance("SHA-256").digest(content));
    }

    @Test
    void namesAreShownAndNotRun() throws IOException {
        FindingResult finding = Samples.finding("f", Kind.VIOLATION, Pattern.RING, Samples.steps(Pattern.RING));
        TestResult test = Samples.test("t1", Samples.SCRIPT, List.of(finding));
        Document page = Jsoup.parse(html(Samples.results(List.of(finding), List.of(test))));

        assertThat(page.select("article.test h2").text()).contains(Samples.SCRIPT);
        assertThat(page.select("script")).hasSize(1);
    }

    @Test
    void pictureHasATextThatSaysTheSame() throws IOException {
        Document page = Jsoup.parse(html(Samples.bank()));

        for (Element finding : page.select("article.finding")) {
            assertThat(finding.select("svg")).allSatisfy(svg -> {
                assertThat(svg.attr("role")).isEqualTo("img");
                assertThat(svg.attr("aria-label")).isNotBlank();
            });
            assertThat(finding.select("ol.steps li").size())
                    .isEqualTo(finding.select(".wide-only circle:not(.halo)").size());
        }
    }

    @Test
    void longRingIsFolded() throws IOException {
        Document page = Jsoup.parse(html(Samples.patterns()));

        assertThat(page.select("#finding-f-long .wide-only circle:not(.halo)")).hasSize(10);
        assertThat(page.select("#finding-f-long .wide-only").text()).contains("30 more steps in 15 threads");
    }

    @Test
    void foreignStepsAreHighlighted() throws IOException {
        Document page = Jsoup.parse(html(Samples.patterns()));

        assertThat(page.select("#finding-f-read-write-write .wide-only .halo")).hasSize(1);
        assertThat(page.select("#finding-f-cycle .wide-only .halo"))
                .as("in a cycle nobody is to blame")
                .isEmpty();
    }

    @Test
    void everyDependencyIsDrawnAndTold() throws IOException {
        Document page = Jsoup.parse(html(Samples.patterns()));

        assertThat(page.select("#finding-f-read-write-write .wide-only .arrow")).hasSize(2);
        assertThat(page.select("#finding-f-read-write-write .wide-only .why").eachText())
                .containsExactly("changes what 1 read", "overwrites what 2 wrote");
        assertThat(page.select("#finding-f-long .wide-only .arrow.into"))
                .as("the dependency that leads into the fold")
                .hasSize(1);
    }

    @Test
    void runThatClosesACycleIsOneBand() throws IOException {
        Document page = Jsoup.parse(html(Samples.patterns()));

        assertThat(page.select("#finding-f-cycle .wide-only .band")).hasSize(3);
        assertThat(page.select("#finding-f-cycle .wide-only").text()).contains("the same run");
    }

    @Test
    void sourceLinesOfEveryStepAreThere() throws IOException {
        Document page = Jsoup.parse(html(Samples.patterns()));

        assertThat(page.select("#finding-f-read-write-write .source .hit i").eachText())
                .containsExactly("1 10", "23 12");
        assertThat(page.select("#finding-f-long .source .hit i").eachText()).containsExactly("24+18 10", "13+18 12");
        assertThat(page.select("#finding-f-read-write-write .source mark").eachText())
                .containsExactly("balance", "balance");
    }

    @Test
    void firstScreenTellsWhatIsNew() throws IOException {
        Document page = Jsoup.parse(html(Samples.bank()));

        assertThat(page.select(".verdict-words").text())
                .isEqualTo("Failed 1 of 16 tests could not be checked; 2 new findings, 0 allowed");
        assertThat(page.select(".numbers section").eachText())
                .containsExactly(
                        "Against the baseline 2 new 1 known 1 did not happen in this run 1 suppressed",
                        "By severity 2 high 2 medium 0 low",
                        "Tests 16 in all 7 with findings 1 not checked");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6})
    void manyFindingsAndTestsStayLight(int threads) throws IOException {
        Document page = Jsoup.parse(html(Many.of(threads)));

        assertThat(Files.size(directory.resolve("index.html"))).isLessThan(FIVE_MEGABYTES);
        assertThat(page.select("article.test")).hasSize(2000);
        assertThat(page.select("article.finding")).hasSize(500);
        assertThat(page.select("article.finding .story")).hasSize(500);
        assertThat(page.selectFirst("article.finding").select("svg, .source, .stack"))
                .as("the worst has all there is")
                .hasSizeGreaterThan(4);
        assertThat(page.select("article.finding").last().text()).contains("Left out to keep this page light: ");
    }
}
