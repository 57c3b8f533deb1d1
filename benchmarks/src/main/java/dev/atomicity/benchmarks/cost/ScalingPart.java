package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.KernelOutcome;
import dev.atomicity.benchmarks.KernelProcess;
import dev.atomicity.benchmarks.KernelProcess.Kind;
import dev.atomicity.benchmarks.VirtualThreads;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The same accesses by more and more threads, and very many virtual threads where a JDK has them. */
final class ScalingPart implements Part {
    static final String NAME = "scaling";
    static final List<Integer> THREADS = List.of(2, 4, 8, 16);
    static final int VIRTUAL_THREADS = 10_000;
    static final String VIRTUAL = "virtual";

    /** The fact of the part that says how many accesses one run makes. */
    static final String EVENTS = "events";

    private static final int ROUNDS = 5;
    private static final int RUNS = 30;
    private static final int VIRTUAL_RUNS = 6;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void measure(CostRun run) throws Exception {
        KernelProcess ledger = new KernelProcess(Path.of(System.getProperty("java.home")), run.agent(), run.runs(RUNS));
        run.fact(NAME, "", EVENTS, String.valueOf(KernelProcess.LEDGER_EVENTS));
        for (int round = 0; round < run.rounds(ROUNDS); round++) {
            for (int threads : THREADS) {
                compare(run, ledger, "ledger", threads, program(threads));
            }
        }
        Optional<Path> newer = NewerJdk.atLeast(VirtualThreads.SINCE);
        if (newer.isPresent()) {
            KernelProcess virtual = new KernelProcess(newer.get(), run.agent(), run.runs(VIRTUAL_RUNS));
            for (int round = 0; round < run.rounds(ROUNDS); round++) {
                compare(run, virtual, "virtualledger", VIRTUAL_THREADS, VIRTUAL);
            }
            run.fact(NAME, VIRTUAL, "jdk", NewerJdk.version(newer.get()));
        }
    }

    static String program(int threads) {
        return threads + " threads";
    }

    private static void compare(CostRun run, KernelProcess process, String kernel, int threads, String program)
            throws Exception {
        KernelOutcome without = process.run(kernel, threads, Kind.PLAIN);
        KernelOutcome with = process.run(kernel, threads, Kind.AGENT);
        if (!without.result().equals(with.result())) {
            throw new IllegalStateException(program + ": " + with.result() + " instead of " + without.result());
        }
        run.add(NAME, program, false, KernelPart.usage(without));
        run.add(NAME, program, true, KernelPart.usage(with));
    }
}
