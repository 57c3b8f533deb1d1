package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.ResultsException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConsoleReportTest {
    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80, 100, 160})
    void widthIsRespected(int width) throws ResultsException {
        String text = ConsoleReport.text(Samples.patterns(), new ConsoleStyle(width, false, true));

        // A single word cannot be broken, and what is to be copied is one line.
        assertThat(text.lines()
                        .filter(line -> !line.matches(" +(Java|Gradle|Maven): .*"))
                        .filter(line -> line.strip().contains(" ") && line.length() > width))
                .isEmpty();
    }

    @Test
    void withoutColourThereIsNoEscape() throws ResultsException {
        assertThat(ConsoleReport.text(Samples.bank(), new ConsoleStyle(100, false, true)))
                .doesNotContain("\u001B");
        assertThat(ConsoleReport.text(Samples.bank(), new ConsoleStyle(100, true, true)))
                .contains("\u001B[");
    }

    @Test
    void withoutUnicodeItIsAscii() throws ResultsException {
        assertThat(ConsoleReport.text(Samples.bank(), new ConsoleStyle(60, false, false)))
                .matches("[\\x00-\\x7F]*");
    }

    @Test
    void onlyWhatCountsIsDrawn() throws ResultsException {
        assertThat(ConsoleReport.text(Samples.bank(), new ConsoleStyle(100, false, true)))
                .contains(
                        "Account.withdraw was interrupted by another thread",
                        "Transfer.execute was interrupted by another thread")
                .doesNotContain("AccountRegistry.accountOf was interrupted")
                .contains("1 of 16 tests could not be checked; 2 new findings, 0 allowed; also");
    }

    /** Nobody reads hundreds of lines in the log of a build; the report has them all. */
    @Test
    void ofManyFindingsTheWorstAreTold() {
        String text = ConsoleReport.text(Many.of(2), new ConsoleStyle(100, false, true));

        assertThat(text)
                .contains("\n5) ", "\n20) ", " more findings in the report")
                .doesNotContain("\n21) ");
        assertThat(text.lines().filter(line -> line.contains("; fingerprint "))).hasSize(5);
        assertThat(text.lines()).hasSizeLessThan(170);
    }

    @Test
    void environmentDecides() {
        assertThat(ConsoleStyle.of(Map.of(), true).colour()).isTrue();
        assertThat(ConsoleStyle.of(Map.of(), false).colour()).isFalse();
        assertThat(ConsoleStyle.of(Map.of("NO_COLOR", "1"), true).colour()).isFalse();
        assertThat(ConsoleStyle.of(Map.of("NO_COLOR", ""), true).colour()).isTrue();
        assertThat(ConsoleStyle.of(Map.of("TERM", "dumb"), true).colour()).isFalse();
        assertThat(ConsoleStyle.of(Map.of("COLUMNS", "72"), true).width()).isEqualTo(72);
        assertThat(ConsoleStyle.of(Map.of("COLUMNS", "wide"), true).width()).isEqualTo(100);
        assertThat(ConsoleStyle.of(Map.of("COLUMNS", "5"), true).width()).isEqualTo(40);
        assertThat(ConsoleStyle.of(Map.of("LANG", "en_GB.UTF-8"), true).unicode())
                .isTrue();
        assertThat(ConsoleStyle.of(Map.of("LANG", "en_GB.UTF-8", "LC_ALL", "C"), true)
                        .unicode())
                .isFalse();
    }

    @Test
    void prefixTakesItsPart() {
        assertThat(new ConsoleStyle(80, true, true).after("[INFO] ".length()))
                .isEqualTo(new ConsoleStyle(73, true, true));
    }
}
