package dev.atomicity.benchmarks.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.atomicity.benchmarks.KernelProcess;
import dev.atomicity.benchmarks.KernelProcess.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A guard against an agent that has become many times slower: the bounds are about four times of what was measured, and the
 * best of a few rounds counts, so that a busy machine does not break the build.
 */
@Tag("slow")
class CostGuardTest {
    private static final Path AGENT = Path.of("../checker-core/target/atomicity-agent.jar");
    private static final int RUNS = 8;
    private static final int ROUNDS = 3;

    @ParameterizedTest
    @CsvSource({"series, 8", "montecarlo, 60"})
    void theAgentIsNotManyTimesSlowerThanItWas(String kernel, double bound) throws IOException, InterruptedException {
        assumeTrue(Files.exists(AGENT), "the agent's jar is made in the phase package");
        KernelProcess process = new KernelProcess(Path.of(System.getProperty("java.home")), AGENT, RUNS);
        double best = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS && best > bound; round++) {
            double without = process.run(kernel, 2, Kind.PLAIN).processMicros();
            double with = process.run(kernel, 2, Kind.AGENT).processMicros();
            best = Math.min(best, with / without);
        }
        assertThat(best).isLessThan(bound);
    }
}
