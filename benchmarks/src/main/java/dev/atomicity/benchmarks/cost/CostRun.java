package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Locale;

/**
 * What all parts share.
 *
 * @param root the checkout
 * @param work a folder for projects and jars
 * @param quick as little as shows that it runs
 * @param rounds how often each program runs with and without the check; 0 for what a part thinks best
 * @param runs of a kernel in one process; 0 for what a part thinks best
 */
record CostRun(Path root, Path work, boolean quick, int rounds, int runs, CostResults results, UsageFile usageFile) {
    private static final int QUICK_RUNS = 2;

    Path agent() {
        return root.resolve("checker-core/target/atomicity-agent.jar");
    }

    Path benchmarks() {
        return root.resolve("benchmarks");
    }

    int rounds(int usual) {
        if (rounds > 0) {
            return rounds;
        }
        return quick ? 1 : usual;
    }

    int runs(int usual) {
        if (runs > 0) {
            return runs;
        }
        return quick ? QUICK_RUNS : usual;
    }

    /** Keeps a measurement, and writes it down at once: a run that is interrupted loses nothing. */
    void add(String part, String program, boolean checked, Usage usage) throws IOException {
        results.add(new Sample(part, program, checked, usage));
        results.write(part);
        System.out.printf(
                Locale.ROOT,
                "%s: %s %s the check: %.3f s, %.0f MB%n",
                part,
                program,
                checked ? "with" : "without",
                usage.cpuSeconds(),
                usage.peakMegabytes());
    }

    void fact(String part, String program, String name, String value) throws IOException {
        results.fact(part, program, name, value);
        results.write(part);
    }

    /** Of this machine, now: the processes that run or wait for a processor. */
    static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }
}
