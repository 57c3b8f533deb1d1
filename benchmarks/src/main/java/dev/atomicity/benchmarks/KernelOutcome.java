package dev.atomicity.benchmarks;

import java.util.ArrayList;
import java.util.List;

/**
 * What the process of a kernel reported of the second half of its runs.
 *
 * @param micros of each run, by the clock
 * @param cpuMicros of each run: the processor time of the kernel's threads
 * @param result what the kernel computed
 * @param processMicros the processor time of the whole process, per run
 */
public record KernelOutcome(
        List<Double> micros, List<Double> cpuMicros, String result, double processMicros, double peakKilobytes) {
    /** The lines that {@link dev.atomicity.benchmarks.kernels.KernelMain} prints. */
    static KernelOutcome parse(String kernel, int runs, List<String> lines) {
        if (lines.size() != runs + 2) {
            throw new IllegalStateException(kernel + " did not run to its end: " + lines);
        }
        List<Double> micros = new ArrayList<>();
        List<Double> cpuMicros = new ArrayList<>();
        String result = lines.get(0).split(" ")[3];
        for (int i = 0; i < runs; i++) {
            String[] words = lines.get(i).split(" ");
            if (!words[3].equals(result)) {
                throw new IllegalStateException(kernel + " computed " + words[3] + " instead of " + result);
            }
            if (i >= runs / 2) {
                micros.add(Double.parseDouble(words[1]));
                cpuMicros.add(Double.parseDouble(words[2]));
            }
        }
        return new KernelOutcome(
                micros, cpuMicros, result, number(lines.get(runs), "process"), number(lines.get(runs + 1), "peak"));
    }

    private static double number(String line, String name) {
        String[] words = line.split(" ");
        if (!words[0].equals(name)) {
            throw new IllegalStateException("expected '" + name + "', not " + line);
        }
        return Double.parseDouble(words[1]);
    }
}
