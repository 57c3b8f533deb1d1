package dev.atomicity.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.atomicity.specification.Conflicts;
import dev.atomicity.zoo.RecordedRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each step of each hook fails once, by one of four kinds of errors in turn. {@code -Datomicity.faults.kinds=4} lets each fail by
 * all of them, {@code -Datomicity.faults.stride=1} fails at each point in each kind of thread.
 */
@Tag("slow")
class FaultInjectionTest {
    private static final int KINDS = Integer.getInteger("atomicity.faults.kinds", 1);

    /** Of threads of other kinds, and with a trace, every how many points one fails. */
    private static final int STRIDE = Integer.getInteger("atomicity.faults.stride", 3);

    private static final int FIRST_WITH_VIRTUAL_THREADS = 21;

    @TempDir
    Path directory;

    @Test
    void afterAFailedStepTheCheckGoesOn() throws Exception {
        runFaults("main", 1, List.of());
    }

    @Test
    void inThreadsOfPoolsAsWell() throws Exception {
        runFaults("pool", STRIDE, List.of());
    }

    @Test
    void inVirtualThreadsAsWell() throws Exception {
        assumeTrue(Runtime.version().feature() >= FIRST_WITH_VIRTUAL_THREADS);
        runFaults("virtual", STRIDE, List.of());
    }

    /** What was found while hooks failed is found in the recorded trace, and nothing else. */
    @Test
    void aTraceThatIsRecordedOverFailuresSaysTheSame() throws Exception {
        Path trace = directory.resolve("trace");
        runFaults("main", STRIDE, List.of("record=" + trace.toString().replace('\\', '/')));
        RecordedRun recorded = new RecordedRun(trace, Conflicts.DATA_AND_LOCKS);
        assertThat(recorded.differences()).isEmpty();
        Matcher violations =
                Pattern.compile("(\\d+) violations").matcher(Files.readString(directory.resolve("output")));
        assertThat(violations.find()).isTrue();
        assertThat(recorded.findings())
                .containsExactly(entry("faulty.Program.lookTwice", Integer.parseInt(violations.group(1))));
    }

    private void runFaults(String thread, int stride, List<String> options) throws Exception {
        Path agent = Path.of(Objects.requireNonNull(System.getProperty("atomicity.agent"), "the build sets it"));
        Path faulty = directory.resolve("faulty-agent.jar");
        List<String> points = new FaultyAgentJar().write(agent, faulty);
        Path names = Files.write(directory.resolve("points"), points);
        run(
                faulty,
                options,
                FaultMain.class,
                names.toString(),
                Integer.toString(KINDS),
                thread,
                Integer.toString(stride),
                options.isEmpty() ? "report" : "record");
    }

    @Test
    void aProgramThatOverflowsItsStackIsCheckedOn() throws Exception {
        Path agent = Path.of(Objects.requireNonNull(System.getProperty("atomicity.agent"), "the build sets it"));
        run(agent, List.of(), DeepMain.class);
    }

    private void run(Path agent, List<String> more, Class<?> main, String... arguments) throws Exception {
        List<String> lines =
                new ArrayList<>(List.of("includes=faulty.**", "regions=annotated", "conflicts=dataAndLocks"));
        lines.addAll(more);
        Path options = Files.write(directory.resolve("options"), lines);
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
        // The agent has a status of its own for a program in which something was found.
        assertThat(process.exitValue()).as(Files.readString(output)).isIn(0, 1);
        assertThat(Files.readString(output)).contains(main == FaultMain.class ? " 0 wrong" : "all ");
    }
}
