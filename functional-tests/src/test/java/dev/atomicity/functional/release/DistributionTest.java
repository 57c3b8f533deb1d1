package dev.atomicity.functional.release;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.functional.gradle.ExternalProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The distribution of the command line, unpacked where nothing of the checkout is. */
class DistributionTest {
    private static final Path ROOT = Path.of(System.getProperty("atomicity.root"));
    private static final String NAME = "atomicity-" + System.getProperty("project.version");

    @TempDir
    private Path folder;

    private Path command;

    @BeforeEach
    void unpack() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(zip()), "There is no distribution: run the phase verify");
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/unzip")), "There is no unzip");
        ExternalProcess unzip = run("/usr/bin/unzip", "-q", zip().toString());
        assertThat(unzip.exitCode()).as(unzip.output()).isZero();
        command = folder.resolve(NAME).resolve("bin/atomicity");
        assertThat(command).isExecutable();
    }

    @Test
    void analyzesTraces() throws IOException, InterruptedException {
        ExternalProcess found = run(
                command.toString(),
                "analyze",
                "--format",
                "json",
                ROOT.resolve("examples/aerodrome-rho2.trace").toString());

        assertThat(found.exitCode()).as(found.output()).isEqualTo(1);
        assertThat(found.output()).contains("\"serializable\":false");
    }

    @Test
    void runsProgramsWithItsOwnAgent() throws IOException, InterruptedException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Path source = Files.writeString(folder.resolve("Alone.java"), """
                public class Alone {
                    private static int number;

                    public static void main(String[] arguments) {
                        number++;
                        System.out.println("number " + number);
                    }
                }
                """);
        ExternalProcess compile = run(java("javac"), "-d", classes.toString(), source.toString());
        assertThat(compile.exitCode()).as(compile.output()).isZero();

        ExternalProcess run = run(command.toString(), "run", "-cp", classes.toString(), "Alone");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output()).contains("number 1", "atomicity: nothing found (1 class watched)");
    }

    @Test
    void anIncompleteDistributionSaysSo() throws IOException, InterruptedException {
        Files.delete(folder.resolve(NAME).resolve("atomicity-agent.jar"));

        ExternalProcess run = run(command.toString(), "--help");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.output()).contains("is no complete distribution: atomicity-agent.jar is missing");
    }

    @Test
    void itsChecksumIsBesideIt() throws Exception {
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(zip())));

        assertThat(Files.readString(zip().resolveSibling(NAME + ".zip.SHA-256")))
                .startsWith(sum);
    }

    private static Path zip() {
        return ROOT.resolve("checker-core/target").resolve(NAME + ".zip");
    }

    private static String java(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    private ExternalProcess run(String... line) throws IOException, InterruptedException {
        return ExternalProcess.run(folder, Map.of("JAVA_HOME", System.getProperty("java.home")), List.of(line));
    }
}
