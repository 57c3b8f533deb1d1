package dev.atomicity.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
    /** Serializable for data; the lock handed over and back is what cuts T1#1. */
    private static final String CUT_BY_LOCKS = """
            T1|begin(region)|1
            T1|acq(l)|2
            T1|rel(l)|3
            T2|acq(l)|4
            T2|rel(l)|5
            T1|acq(l)|6
            T1|rel(l)|7
            T1|end(region)|8
            """;

    @TempDir
    private Path folder;

    private String trace;

    @BeforeEach
    void writeTrace() throws IOException {
        trace = Files.writeString(folder.resolve("locks.trace"), CUT_BY_LOCKS).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "analyse TRACE",
                "analyze",
                "analyze --checker nobody TRACE",
                "analyze --checker DAVIDA TRACE",
                "analyze --checker",
                "analyze --conflicts locks TRACE",
                "analyze --format xml TRACE",
                "analyze --unknown TRACE",
                "analyze TRACE --checker"
            })
    void wrongOptionsGiveUsageAndStatus2(String line) {
        CommandRun run = CommandRun.of(
                line.isEmpty() ? new String[0] : line.replace("TRACE", trace).split(" "));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("Usage:");
    }

    @Test
    void aWrongCheckerIsToldTheRightOnes() {
        assertThat(CommandRun.of("analyze", "--checker", "nobody", trace).err())
                .contains("davida", "regiontrack", "aerodrome", "velodrome", "none");
    }

    @Test
    void locksConflictUnlessSaidOtherwise() {
        CommandRun run = CommandRun.of("analyze", "--format", "json", trace);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .contains("\"serializable\":false", "\"witnesses\":[[\"T1#1\",\"T2@4\",\"T2@5\",\"T1#1\"]]");
    }

    @Test
    void onlyDataConflictsIfAsked() {
        CommandRun run = CommandRun.of("analyze", "--format", "json", "--conflicts", "data", trace);
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("\"serializable\":true", "\"violations\":[]");
    }

    @Test
    void theJsonIsOneLineATrace() {
        CommandRun run = CommandRun.of("analyze", "--format", "json", "--conflicts", "data", trace, trace);
        String line = "{\"trace\":\"" + trace
                + "\",\"events\":8,\"serializable\":true,\"violations\":[],\"witnesses\":[]}" + System.lineSeparator();
        assertThat(run.out()).isEqualTo(line + line);
    }

    @Test
    void theTextNamesTheCutTransactionAndTheEvents() {
        CommandRun run = CommandRun.of("analyze", trace);
        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).contains("not serializable", "T1#1", "T2|acq(l)|4");
    }

    @Test
    void helpIsNoError() {
        CommandRun run = CommandRun.of("analyze", "--help");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("--checker", "--conflicts", "--format");
    }
}
