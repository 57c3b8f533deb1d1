package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.KernelOutcome;
import dev.atomicity.benchmarks.KernelProcess;
import dev.atomicity.benchmarks.KernelProcess.Kind;
import java.nio.file.Path;

/** Twelve small programs with two threads each. */
final class KernelPart implements Part {
    static final String NAME = "kernels";

    private static final int THREADS = 2;
    private static final int ROUNDS = 5;
    private static final int RUNS = 30;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void measure(CostRun run) throws Exception {
        KernelProcess process =
                new KernelProcess(Path.of(System.getProperty("java.home")), run.agent(), run.runs(RUNS));
        for (int round = 0; round < run.rounds(ROUNDS); round++) {
            for (String kernel : KernelProcess.KERNELS) {
                KernelOutcome without = process.run(kernel, THREADS, Kind.PLAIN);
                KernelOutcome with = process.run(kernel, THREADS, Kind.AGENT);
                if (!without.result().equals(with.result())) {
                    throw new IllegalStateException(
                            kernel + " computed " + with.result() + " instead of " + without.result());
                }
                run.add(NAME, kernel, false, usage(without));
                run.add(NAME, kernel, true, usage(with));
            }
        }
    }

    static Usage usage(KernelOutcome outcome) {
        return new Usage(outcome.processMicros() / 1e6, outcome.peakKilobytes() / 1024);
    }
}
