package dev.atomicity.benchmarks;

import java.util.List;

/**
 * What a generated trace is like. The same workload gives the same bytes.
 *
 * @param threads workers that are alive at a time, beside the main thread
 * @param events about how many events: at the end every thread finishes what it has begun
 * @param variables how many variables there are, of all kinds together
 */
public record Workload(String name, int threads, long events, int variables, long seed, Mix mix) {
    private static final int THREADS = 16;
    private static final long EVENTS = 4_000_000;
    private static final int VARIABLES = 100_000;
    private static final long SEED = 42;

    /** With fewer, a thread would have no variables of its own. */
    private static final int VARIABLES_A_THREAD = 10;

    /**
     * The habits of the threads; the shares are in thousandths.
     *
     * @param shortAccesses mean number of accesses in a short transaction
     * @param longAccesses mean number of accesses in a long one
     * @param longShare how many of the transactions are long
     * @param readMostly share of accesses that read a shared variable that is hardly ever written
     * @param rewrites how many of a million of those accesses write after all
     * @param guarded share of accesses that start a critical section
     * @param racy share of accesses to shared variables without a lock; the remaining accesses are confined
     * @param racyWrites how many of the racy accesses write
     * @param splitLocking how many of the critical sections after the first in a transaction are entered: each lets
     *     other threads cut the transaction in two
     * @param outside mean number of accesses outside all regions between two transactions
     * @param quantum mean number of events that a thread does before another one has its turn
     */
    public record Mix(
            int shortAccesses,
            int longAccesses,
            int longShare,
            int readMostly,
            int rewrites,
            int guarded,
            int racy,
            int racyWrites,
            int splitLocking,
            int outside,
            int quantum) {}

    private static final List<Workload> PRESETS = List.of(
            preset("pool", new Mix(8, 200, 20, 250, 50, 120, 2, 200, 10, 2, 12)),
            preset("few-conflicts", new Mix(8, 200, 20, 200, 0, 40, 0, 0, 0, 2, 12)),
            preset("many-conflicts", new Mix(8, 100, 20, 100, 50, 200, 250, 400, 500, 2, 4)),
            preset("long-transactions", new Mix(20, 2_000, 500, 250, 50, 60, 1, 200, 5, 2, 12)),
            preset("short-transactions", new Mix(3, 3, 0, 250, 50, 150, 5, 200, 10, 1, 12)),
            preset("read-mostly", new Mix(8, 200, 20, 800, 50, 30, 2, 50, 10, 2, 12)));

    public Workload {
        if (threads < 1 || events < 1 || variables / VARIABLES_A_THREAD <= threads) {
            throw new IllegalArgumentException(
                    "a workload needs a thread, an event, and more than " + VARIABLES_A_THREAD + " variables a thread");
        }
    }

    private static Workload preset(String name, Mix mix) {
        return new Workload(name, THREADS, EVENTS, VARIABLES, SEED, mix);
    }

    /** The named workloads; the first is the default. */
    public static List<Workload> presets() {
        return PRESETS;
    }

    public static Workload named(String name) {
        return PRESETS.stream()
                .filter(workload -> workload.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown workload '" + name + "': expected one of "
                        + String.join(", ", PRESETS.stream().map(Workload::name).toList())));
    }

    public Workload withThreads(int newThreads) {
        return new Workload(name, newThreads, events, variables, seed, mix);
    }

    public Workload withEvents(long newEvents) {
        return new Workload(name, threads, newEvents, variables, seed, mix);
    }

    public Workload withVariables(int newVariables) {
        return new Workload(name, threads, events, newVariables, seed, mix);
    }

    public Workload withSeed(long newSeed) {
        return new Workload(name, threads, events, variables, newSeed, mix);
    }
}
