package dev.atomicity.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);

    @Test
    void theLineIsWrittenOverAndGoesAway() {
        ProgressLine line = new ProgressLine(new SystemStreamLog(), out);
        line.progress(1, 2, 1);
        line.progress(2, 2, 2);
        line.end();
        line.end();

        assertThat(shown.toString(StandardCharsets.UTF_8))
                .startsWith("\rAtomicity check: 1 of 2 tests, 1 violation so far")
                .contains("\rAtomicity check: 2 of 2 tests, 2 violations so far")
                .endsWith(" \r");
    }

    @Test
    void nobodyIsShownNothing() {
        ProgressLine line = new ProgressLine(new SystemStreamLog(), null);
        line.progress(1, 2, 1);
        line.end();

        assertThat(shown.size()).isZero();
    }
}
