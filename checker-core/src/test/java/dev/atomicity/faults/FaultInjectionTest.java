package dev.atomicity.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each step of each hook fails once, by one of four kinds of errors in turn. {@code -Datomicity.faults.kinds=4} lets each fail by
 * all of them.
 */
@Tag("slow")
class FaultInjectionTest {
    private static final int KINDS = Integer.getInteger("atomicity.faults.kinds", 1);

    @TempDir
    Path directory;

    @Test
    void afterAFailedStepTheCheckGoesOn() throws Exception {
        Path agent = Path.of(Objects.requireNonNull(System.getProperty("atomicity.agent"), "the build sets it"));
        Path faulty = directory.resolve("faulty-agent.jar");
        List<String> points = new FaultyAgentJar().write(agent, faulty);
        Path names = Files.write(directory.resolve("points"), points);
        run(faulty, FaultMain.class, names.toString(), Integer.toString(KINDS));
    }

    @Test
    void aProgramThatOverflowsItsStackIsCheckedOn() throws Exception {
        Path agent = Path.of(Objects.requireNonNull(System.getProperty("atomicity.agent"), "the build sets it"));
        run(agent, DeepMain.class);
    }

    private void run(Path agent, Class<?> main, String... arguments) throws Exception {
        Path options = Files.write(
                directory.resolve("options"),
                List.of("includes=faulty.**", "regions=annotated", "conflicts=dataAndLocks"));
        Path output = directory.resolve("output");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:off",
                "-javaagent:" + agent + "=" + options,
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean hasEnded = process.waitFor(10, TimeUnit.MINUTES);
        process.destroyForcibly();
        assertThat(hasEnded).as(Files.readString(output)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(output)).isZero();
    }
}
