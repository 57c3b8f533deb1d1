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
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The page as a parser sees it; how a browser shows it is tested with a browser. */
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
                    .isEqualTo(finding.select(".wide-only circle").size());
        }
    }

    @Test
    void longRingIsFolded() throws IOException {
        Document page = Jsoup.parse(html(Samples.patterns()));

        assertThat(page.select("#finding-f-long .wide-only circle")).hasSize(10);
        assertThat(page.select("#finding-f-long .wide-only").text()).contains("30 more steps in 15 threads");
    }

    @Test
    void manyFindingsAndTestsStayLight() throws IOException {
        FindingResult model = Samples.bank().findings().get(0);
        List<FindingResult> findings = new ArrayList<>();
        List<TestResult> tests = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            findings.add(new FindingResult(
                    model.fingerprint() + i,
                    model.kind(),
                    model.pattern(),
                    model.severity(),
                    model.region() + i,
                    model.regionFile(),
                    model.regionLine(),
                    model.regionSource(),
                    model.state(),
                    model.reason(),
                    List.of("t" + i, "t" + (i + 1), "t" + (i + 2)),
                    model.lateTests(),
                    model.occurrences(),
                    model.witness(),
                    model.stacks()));
        }
        for (int i = 0; i < 2000; i++) {
            tests.add(Samples.test(
                    "t" + i, "aTestWithAnOrdinaryName" + i + "()", i < 500 ? List.of(findings.get(i)) : List.of()));
        }
        Results bank = Samples.bank();
        html(new Results(
                bank.schemaVersion(),
                bank.project(),
                bank.verdict(),
                bank.threshold(),
                bank.ignoreFailures(),
                bank.settings(),
                tests,
                findings,
                bank.staleBaseline(),
                bank.sources(),
                bank.errors(),
                bank.notes()));

        assertThat(Files.size(directory.resolve("index.html"))).isLessThan(FIVE_MEGABYTES);
    }
}
