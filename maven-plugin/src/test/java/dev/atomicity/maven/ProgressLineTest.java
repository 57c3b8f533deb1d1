package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.results.ProvokeResult;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);

    @Test
    void theLineIsWrittenOverAndGoesAway() {
        ProgressLine line = new ProgressLine(new SystemStreamLog(), out, results -> {});
        line.progress(1, 2, 1);
        line.progress(2, 2, 2);
        line.end();
        line.end();

        assertThat(shown.toString(StandardCharsets.UTF_8))
                .startsWith("\rAtomicity check: 1 of 2 tests, 1 finding so far")
                .contains("\rAtomicity check: 2 of 2 tests, 2 findings so far")
                .endsWith(" \r");
    }

    @Test
    void directedExecutionsAreShownInTheSameLine() {
        ProgressLine line = new ProgressLine(new SystemStreamLog(), out, results -> {});
        line.provoking(new ProvokeResult(12, 5, 1, 3, 7, 20), Duration.ofSeconds(40));

        assertThat(shown.toString(StandardCharsets.UTF_8))
                .isEqualTo("\rAtomicity check: 5 of 12 candidates tried, 1 confirmed, 7 left, 3 excluded, 40 s to go");
    }

    @Test
    void nobodyIsShownNothing() {
        ProgressLine line = new ProgressLine(new SystemStreamLog(), null, results -> {});
        line.progress(1, 2, 1);
        line.end();

        assertThat(shown.size()).isZero();
    }
}
