package dev.atomicity.functional.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On a narrow and on a wide screen, no text is cut off, whatever is called how. */
class ClippedLabelsTest {
    /** Shown elements whose text does not fit into them. Sources, and examples of source, can be scrolled. */
    private static final String CLIPPED = """
            return Array.from(document.querySelectorAll('body *'))
                .filter(element => element.checkVisibility() && !element.closest('pre, svg, .unseen, .skip, select'))
                .filter(element => getComputedStyle(element).overflowX !== 'visible'
                    ? element.scrollWidth > element.clientWidth + 1
                    : element.getBoundingClientRect().right > innerWidth + 1)
                .map(element => element.outerHTML.slice(0, 120));
            """;

    private static final String PARTS = """
            return Array.from(document.querySelectorAll('article.page')).map(article => '#' + article.id);
            """;

    @TempDir
    private static Path directory;

    private static Browser browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(directory.resolve("profile"));
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"420, light", "1400, light", "420, dark", "1400, dark"})
    void noLabelIsClipped(int width, String scheme) throws IOException {
        browser.size(width, 1000);
        browser.media(scheme, "screen");
        check(SampleReport.write(SampleReport.bank(), directory.resolve("bank")));
        String longNames = SampleReport.write(SampleReport.longNames(), directory.resolve("long"));
        check(longNames);

        browser.open(longNames + "#coverage");
        assertThat(browser.graveAccessibilityProblems()).isEmpty();
    }

    /** All that the page can show, one after the other. */
    private static void check(String page) {
        browser.open(page);
        List<?> parts = (List<?>) browser.run(PARTS);
        assertThat(parts).isNotEmpty();
        for (Object part : parts) {
            browser.run("location.hash = arguments[0]", part);
            assertThat(browser.shown("article.page")).hasSize(1);
            assertThat((List<?>) browser.run(CLIPPED)).as("%s%s", page, part).isEmpty();
        }
    }
}
