package dev.atomicity.benchmarks.accuracy;

import java.util.List;

/**
 * One check that was run: a line of {@code benchmarks/target/accuracy/runs.tsv}.
 *
 * @param found whether the mistake was found; of a corrected program, whether anything was
 * @param regions of all findings
 */
record RunRecord(String program, Variant variant, Mode mode, boolean found, long millis, List<String> regions) {
    private static final String SEPARATOR = "\t";

    String line() {
        return String.join(
                SEPARATOR,
                program,
                variant.name(),
                mode.name(),
                Boolean.toString(found),
                Long.toString(millis),
                String.join(",", regions));
    }

    static RunRecord of(String line) {
        String[] fields = line.split(SEPARATOR, -1);
        return new RunRecord(
                fields[0],
                Variant.valueOf(fields[1]),
                Mode.valueOf(fields[2]),
                Boolean.parseBoolean(fields[3]),
                Long.parseLong(fields[4]),
                fields[5].isEmpty() ? List.of() : List.of(fields[5].split(",")));
    }

    boolean isOf(String otherProgram, Variant otherVariant, Mode otherMode) {
        return program.equals(otherProgram) && variant == otherVariant && mode == otherMode;
    }
}
