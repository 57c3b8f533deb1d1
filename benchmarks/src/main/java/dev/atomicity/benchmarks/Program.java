package dev.atomicity.benchmarks;

import dev.atomicity.benchmarks.TraceWriter.Operation;

/** What the threads of one generated run share: its variables and locks, chance, and the trace they all write. */
final class Program {
    /** Guarded variables a lock protects, on average. */
    private static final int VARIABLES_A_LOCK = 32;

    /** Moderately skewed: the hottest of 40,000 variables gets about 2 % of the accesses. */
    private static final double SKEW = 0.8;

    final Workload.Mix mix;
    final Dice dice;
    final Names names;
    final LockTable locks;
    final int guardLocks;
    final RunQueue runnable = new RunQueue();
    final TraceWriter trace;

    /** Set near the end: threads leave their regions and finish. */
    boolean stopping;

    private final ZipfSampler readMostly;
    private final ZipfSampler guarded;
    private final ZipfSampler racy;
    private final int confinedAThread;

    Program(Workload workload, TraceWriter trace) {
        this.trace = trace;
        mix = workload.mix();
        dice = new Dice(workload.seed());
        guardLocks = Math.max(1, workload.variables() * VariableKind.GUARDED.percent / 100 / VARIABLES_A_LOCK);
        names = new Names(workload.variables(), guardLocks);
        locks = new LockTable(guardLocks + ThreadPool.POOLS);
        readMostly = new ZipfSampler(names.count(VariableKind.READ_MOSTLY), SKEW);
        guarded = new ZipfSampler(names.count(VariableKind.GUARDED), SKEW);
        racy = new ZipfSampler(names.count(VariableKind.RACY), SKEW);
        confinedAThread = names.count(VariableKind.CONFINED) / (workload.threads() + 1);
    }

    int confinedAThread() {
        return confinedAThread;
    }

    int drawReadMostly() {
        return names.first(VariableKind.READ_MOSTLY) + readMostly.draw(dice);
    }

    int drawGuarded() {
        return guarded.draw(dice);
    }

    int drawRacy() {
        return names.first(VariableKind.RACY) + racy.draw(dice);
    }

    void access(byte[] thread, boolean write, VariableKind kind, int variable) {
        // The site varies with the length of the trace so far: a cheap stand-in for the place in the code.
        int variant = (int) (trace.events() & 7);
        trace.write(
                thread,
                write ? Operation.WRITE : Operation.READ,
                names.variables[variable],
                names.site(kind, variable, variant));
    }
}
