package dev.atomicity.benchmarks.cost;

import java.util.Locale;

/**
 * One measurement: a line of the results.
 *
 * @param part of the benchmark
 * @param program what ran
 * @param checked with the check, or without it
 */
record Sample(String part, String program, boolean checked, Usage usage) {
    String line() {
        return String.format(
                Locale.ROOT,
                "sample\t%s\t%s\t%s\t%.4f\t%.1f",
                part,
                program,
                checked ? "with" : "without",
                usage.cpuSeconds(),
                usage.peakMegabytes());
    }

    static Sample parse(String line) {
        String[] fields = line.split("\t");
        return new Sample(
                fields[1],
                fields[2],
                fields[3].equals("with"),
                new Usage(Double.parseDouble(fields[4]), Double.parseDouble(fields[5])));
    }
}
