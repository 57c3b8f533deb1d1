package dev.atomicity.functional.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The report, opened from a file. */
class ReportInBrowserTest {
    private static final String LOST_UPDATE = "#finding-7c1ea90d42b6f01e";
    private static final String KNOWN = "#finding-b05d3c77e1a94f28";

    @TempDir
    private static Path directory;

    private static Browser browser;
    private static String page;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start(directory.resolve("profile"));
        page = SampleReport.write(SampleReport.bank(), directory.resolve("bank"));
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void usualScreen() {
        browser.size(1280, 1000);
        browser.media("light", "screen");
    }

    private static String shownArticle() {
        assertThat(browser.shown("article.page")).hasSize(1);
        return "#" + browser.shown("article.page").get(0).getAttribute("id");
    }

    @Test
    void loadsWithoutAWordInTheConsole() {
        browser.open(page);

        assertThat(browser.logs()).isEmpty();
        assertThat(browser.title()).isEqualTo("Failed · Atomicity of bank-service");
        assertThat(browser.one(".verdict").getText())
                .contains(
                        "Failed",
                        "1 of 16 tests could not be checked; 2 new findings, 0 allowed",
                        "2 new",
                        "1 known",
                        "1 did not happen in this run");
    }

    @Test
    void firstScreenShowsTheWorstFinding() {
        browser.open(page);

        assertThat(shownArticle()).isEqualTo(LOST_UPDATE);
        assertThat(browser.one(".side a[aria-current]").getAttribute("href")).endsWith(LOST_UPDATE);
        assertThat(browser.shown("svg.drawing")).hasSize(1);
    }

    @Test
    void linkLeadsToOneFinding() {
        browser.open(page + KNOWN);

        assertThat(shownArticle()).isEqualTo(KNOWN);
        assertThat(browser.one(KNOWN + " h2").getText())
                .contains("AccountRegistry.accountOf was interrupted by another thread");
        assertThat(browser.one(".side a[aria-current]").getAttribute("href")).endsWith(KNOWN);
    }

    @Test
    void linkToWhatIsNotThereSaysSo() {
        browser.open(page + "#finding-mended");

        assertThat(browser.one("#gone").isDisplayed()).isTrue();
        browser.follow("#finding-list a");
        assertThat(browser.one("#gone").isDisplayed()).isFalse();
    }

    @Test
    void strangeLinkDoesNoHarm() {
        browser.open(page + "#%");

        assertThat(browser.logs()).isEmpty();
        assertThat(shownArticle()).isEqualTo(LOST_UPDATE);
    }

    @Test
    void linkCanBeCopied() {
        browser.open(page + KNOWN);
        // The link, and the three lines that say that the method is not meant to be atomic.
        assertThat(browser.shown(".copy")).hasSize(4);

        browser.follow(KNOWN + " a[href^='#test-']");
        assertThat(browser.shown(".copy")).hasSize(1);
    }

    @Test
    void commandOfAReplayCanBeCopied() throws IOException {
        String provoked = SampleReport.write(SampleReport.provoked(), directory.resolve("provoked"));
        browser.open(provoked);

        assertThat(browser.one(".command").getText()).startsWith("gradle atomicityCheck --replay ");
        assertThat(browser.shown(".copy")).hasSize(5);
        assertThat(browser.one(shownArticle()).getText())
                .contains("It was provoked by a schedule: held thread 1 in Account.withdraw after line 15");
    }

    @Test
    void fromAFindingToItsTestAndBack() {
        browser.open(page + KNOWN);
        browser.follow(KNOWN + " a[href^='#test-']");

        assertThat(browser.one(shownArticle()).getText()).contains("AccountRegistryTest › one account for each owner");

        browser.follow(shownArticle() + " a[href^='#finding-']");
        assertThat(shownArticle()).isEqualTo(KNOWN);
    }

    @Test
    void advicesHaveTheirOwnPages() {
        browser.open(page);
        browser.follow(LOST_UPDATE + " a[href^='#pattern-']");

        assertThat(shownArticle()).isEqualTo("#pattern-read-write-write");
    }

    @ParameterizedTest
    @CsvSource({
        "by-severity, high, 2",
        "by-state, new, 2",
        "by-state, suppressed, 1",
        "by-class, com.acme.bank.Transfer, 1",
    })
    void filters(String filter, String value, int left) {
        browser.open(page);
        browser.choose("#" + filter, value);

        assertThat(browser.shown("#finding-list > li")).hasSize(left);
        assertThat(browser.one("#shown").getText()).isEqualTo(left + " of 4 findings");

        browser.one("#filter button").click();
        assertThat(browser.run("return new Promise(done => setTimeout(done))")).isNull();
        assertThat(browser.shown("#finding-list > li")).hasSize(4);
    }

    @Test
    void filtersByTest() {
        browser.open(page);
        browser.choose("#by-test", "AuditTest › totalStaysTheSameDuringTransfers()");

        assertThat(browser.shown("#finding-list > li")).hasSize(2);
        assertThat(browser.shown(".side .tests li")).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"auditor, 1", "accountregistry, 1", "account.balance, 3", "twoWithdrawals, 1", "nowhere, 0"})
    void searches(String words, int left) {
        browser.open(page);
        browser.one("body").sendKeys("/");
        browser.one("#search").sendKeys(words);

        assertThat(browser.one("#search").getAttribute("value")).isEqualTo(words);
        assertThat(browser.shown("#finding-list > li")).hasSize(left);
        assertThat(browser.shown("#nothing")).hasSize(left == 0 ? 1 : 0);
    }

    @Test
    void searchFindsTestsInWhichNothingWasFound() {
        browser.open(page);
        browser.one("#search").sendKeys("movesTheMoney");

        assertThat(browser.shown(".side .tests li"))
                .extracting(WebElement::getText)
                .containsExactly("TransferTest › movesTheMoney()");
    }

    @Test
    void keyboardGetsEverywhere() {
        browser.open(page);
        browser.one("body").sendKeys(Keys.TAB);
        assertThat(browser.run("return document.activeElement.textContent")).isEqualTo("Skip to the details");

        browser.one("#finding-list li:nth-child(3) a").sendKeys(Keys.ENTER);
        assertThat(shownArticle()).isEqualTo(KNOWN);
        assertThat(browser.run("return document.activeElement.tagName")).isIn("ARTICLE", "BODY");
    }

    @Test
    void darkWhereTheSystemIsDark() {
        browser.open(page);
        String light = browser.one("body").getCssValue("background-color");
        browser.media("dark", "screen");

        assertThat(brightness(light)).isGreaterThan(220);
        assertThat(brightness(browser.one("body").getCssValue("background-color")))
                .isLessThan(40);
        assertThat(brightness(browser.one("h1").getCssValue("color"))).isGreaterThan(200);
    }

    private static int brightness(String colour) {
        String[] parts = colour.replaceAll("[^0-9,]", "").split(",", -1);
        return (Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]) + Integer.parseInt(parts[2])) / 3;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", LOST_UPDATE, KNOWN, "#finding-2f9e61c8d0a3b754", "#pattern-ring", "#patterns"})
    void narrowScreenIsNotPushedSideways(String link) {
        browser.size(360, 800);
        browser.open(page + link);

        assertThat((Long) browser.run("return document.scrollingElement.scrollWidth"))
                .isLessThanOrEqualTo(360);
        assertThat(browser.shown(".wide-only")).isEmpty();
        assertThat(browser.shown(".narrow-only")).hasSize(link.startsWith("#pattern") ? 0 : 1);
    }

    @ParameterizedTest
    @CsvSource({"light, 1280", "dark, 1280", "light, 360", "dark, 360"})
    void everybodyCanUseIt(String scheme, int width) {
        browser.size(width, 1000);
        browser.media(scheme, "screen");
        for (String link : new String[] {"", KNOWN, "#finding-2f9e61c8d0a3b754", "#pattern-ring", "#patterns"}) {
            browser.open(page + link);

            assertThat(browser.graveAccessibilityProblems())
                    .as("axe-core on %s", link)
                    .isEmpty();
        }
        browser.open(page + KNOWN);
        browser.follow(KNOWN + " a[href^='#test-']");
        assertThat(browser.graveAccessibilityProblems()).isEmpty();
    }

    @Test
    void onPaperEveryFindingIsThere() {
        browser.open(page);
        browser.media("light", "print");

        assertThat(browser.shown("article.finding")).hasSize(4);
        assertThat(browser.shown("#finding-list > li")).hasSize(4);
        assertThat(browser.shown("#filter")).isEmpty();

        browser.open(page + KNOWN);
        browser.media("light", "print");
        assertThat(shownArticle()).isEqualTo(KNOWN);
        assertThat(browser.shown(".side")).isEmpty();
    }

    @Test
    void onPaperTheStacksAreUnfolded() {
        browser.open(page);
        browser.run("window.dispatchEvent(new Event('beforeprint'))");
        assertThat(browser.shown(LOST_UPDATE + " .stack")).isNotEmpty();

        browser.run("window.dispatchEvent(new Event('afterprint'))");
        assertThat(browser.shown(LOST_UPDATE + " .stack")).isEmpty();
    }

    /** What overlaps or is cut off in a drawing. */
    private static final String FLAWS = """
            const svg = arguments[0];
            const edge = svg.getBoundingClientRect();
            const texts = Array.from(svg.querySelectorAll('text'))
                .map(text => ({ name: text.textContent, box: text.getBoundingClientRect() }));
            const flaws = texts.filter(({ box }) => box.right > edge.right + 1 || box.left < edge.left - 1
                || box.bottom > edge.bottom + 1).map(({ name }) => name + ' leaves the picture');
            texts.forEach((a, i) => texts.slice(i + 1).forEach(b => {
                const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
                const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
                if (across > 1 && down > 4) {
                    flaws.push(a.name + ' over ' + b.name);
                }
            }));
            return flaws;
            """;

    @ParameterizedTest
    @CsvSource({"1400, .wide-only svg", "1280, .wide-only svg", "420, .narrow-only svg", "360, .narrow-only svg"})
    void wordsInADrawingDoNotOverlap(int width, String drawing) throws IOException {
        browser.size(width, 1000);
        String drawings = SampleReport.write(SampleReport.drawings(), directory.resolve("drawings"));
        browser.open(drawings);
        for (WebElement link : browser.shown("#finding-list a")) {
            String finding = link.getAttribute("href").replaceFirst(".*#", "#");
            browser.run("location.hash = '" + finding + "'");

            assertThat((List<?>) browser.run(FLAWS, browser.one(finding + " " + drawing)))
                    .as(finding)
                    .isEmpty();
        }
    }

    @Test
    void namesDoNotAct() throws IOException {
        browser.open(SampleReport.write(SampleReport.hostile(), directory.resolve("hostile")));

        assertThat(browser.title()).startsWith("Failed");
        assertThat(browser.logs()).isEmpty();
        assertThat(browser.one("article.finding .where").getText()).contains("<script>");
    }

    @Test
    void carriesManyFindingsAndTests() throws IOException {
        browser.open(SampleReport.write(SampleReport.many(), directory.resolve("many")));

        assertThat(browser.logs()).isEmpty();
        assertThat((Number) browser.run("return performance.getEntriesByType('paint')[0].startTime"))
                .as("milliseconds until something is seen, also on a busy machine")
                .satisfies(time -> assertThat(time.doubleValue()).isLessThan(5000));
        browser.one("#search").sendKeys("method499");
        assertThat(browser.run("return document.querySelectorAll('#finding-list > li:not([hidden])').length"))
                .isEqualTo(1L);
        browser.one("#finding-list > li:not([hidden])")
                .findElement(By.tagName("a"))
                .click();
        assertThat(browser.one("#finding-f499").isDisplayed()).isTrue();
    }
}
