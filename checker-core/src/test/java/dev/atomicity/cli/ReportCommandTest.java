package dev.atomicity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {
    private static final Path BANK = Path.of(
            System.getProperty("atomicity.root"), "checker-core/src/test/resources/dev/atomicity/report/bank.json");

    @TempDir
    private Path directory;

    @Test
    void reportsAreWrittenWhereTheyAreWanted() {
        Path output = directory.resolve("made/for/it");
        CommandRun run = CommandRun.of("report", BANK.toString(), "--output", output.toString());

        assertThat(run.status()).as("the verdict is failed").isEqualTo(1);
        assertThat(run.out())
                .contains("Account.withdraw was interrupted by another thread")
                .contains("the report is " + output.resolve("index.html").toUri());
        assertThat(output.resolve("index.html")).exists();
        assertThat(output.resolve("TEST-atomicity.xml")).exists();
        assertThat(output.resolve("atomicity.sarif")).exists();
    }

    @Test
    void fileThatIsNoResultsFileIsNamed() throws IOException {
        Path wrong = Files.writeString(directory.resolve("wrong.json"), "{\"tests\": [");
        CommandRun run = CommandRun.of("report", wrong.toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("wrong.json").contains("Is it truncated?");
        assertThat(directory.resolve("index.html")).doesNotExist();
    }

    @Test
    void missingFileIsNamed() {
        CommandRun run = CommandRun.of("report", directory.resolve("none.json").toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("there is no results file").contains("none.json");
    }
}
