package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The words of the drawings fit: only names of the program are shortened. */
class LabelsTest {
    @TempDir
    private Path directory;

    @Test
    void theWordsOfADrawingAreWhole() throws Exception {
        Reports.write(Samples.bank(), EnumSet.of(ReportKind.HTML), directory);

        assertThat(Files.readString(directory.resolve("index.html")))
                .contains("another thread comes in here", ">another thread comes in<")
                .doesNotContain("another threa…");
    }
}
