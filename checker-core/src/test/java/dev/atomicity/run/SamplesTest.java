package dev.atomicity.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code samples/README.md} shows is what happens. */
class SamplesTest {
    private static final Path SAMPLES = Path.of(System.getProperty("atomicity.root"), "samples");

    @TempDir
    private static Path classes;

    @BeforeAll
    static void compile() {
        CompiledProgram.compile(SAMPLES, classes);
    }

    @Test
    void theBrokenAccountIsFound() throws IOException, InterruptedException {
        JavaRun run = JavaRun.ofCommand("run", "-cp", classes.toString(), "bank.Main");
        assertThat(run.status()).isEqualTo(1);
        // Which of the two tellers is cut is up to the scheduler, and so is what the other one writes.
        String shown = Files.readString(SAMPLES.resolve("README.md"));
        assertThat(run.err().lines().map(SamplesTest::anyTeller))
                .allMatch(line -> shown.lines().map(SamplesTest::anyTeller).anyMatch(line::equals));
    }

    @Test
    void theFixedAccountIsNot() throws IOException, InterruptedException {
        JavaRun run = JavaRun.ofCommand("run", "-cp", classes.toString(), "bank.fixed.Main");
        assertThat(run.status()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo("100 - 30 - 50 = 20" + System.lineSeparator());
    }

    private static String anyTeller(String line) {
        return line.replaceAll("teller-[12]", "teller").replace("(50)", "(70)");
    }
}
