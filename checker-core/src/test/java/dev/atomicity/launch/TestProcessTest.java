package dev.atomicity.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestProcessTest {
    @TempDir
    private Path directory;

    private Path program;
    private Path log;

    @BeforeEach
    void write() throws IOException {
        program = Files.writeString(directory.resolve("Sleeper.java"), """
                class Sleeper {
                    public static void main(String[] arguments) throws Exception {
                        Thread.sleep(Long.parseLong(arguments[0]));
                    }
                }
                """);
        log = Files.createFile(directory.resolve("events.bin"));
    }

    private TestProcess start(String millis) throws IOException {
        Path home = Path.of(System.getProperty("java.home"));
        TestJvmSetup setup = TestJvmSetup.builder(home, directory).build();
        return new TestProcess(
                List.of(home.resolve("bin/java").toString(), program.toString(), millis),
                setup,
                Duration.ZERO,
                log,
                directory.resolve("output.txt"));
    }

    @Test
    void aJvmIsEndedWhenItsTimeIsOver() throws Exception {
        TestProcess process = start("600000").limitedTo(Duration.ofSeconds(1));

        assertThat(process.follow(event -> {})).isNotZero();
        assertThat(process.wasOver()).isTrue();
        assertThat(process.wasStuck()).isFalse();
    }

    @Test
    void aJvmWithoutALimitRunsToItsEnd() throws Exception {
        TestProcess process = start("1");

        assertThat(process.follow(event -> {})).isZero();
        assertThat(process.wasOver()).isFalse();
    }
}
