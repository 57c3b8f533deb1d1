package dev.atomicity.benchmarks.cost;

import java.util.List;

/**
 * What a part should cost at most, with the check over without it.
 *
 * @param part whose programs are meant
 * @param question how the summary calls it
 * @param mean bound of the geometric mean of processor time; infinite if there is none
 * @param each bound of each program's processor time
 * @param memory bound of each program's memory; infinite if there is none
 */
record Goal(String part, String question, double mean, double each, double memory) {
    private static final double NONE = Double.POSITIVE_INFINITY;

    static final Goal SEQUENTIAL =
            new Goal(SuitePart.SEQUENTIAL, "sequential suites, each: 1.3x, memory 1.2x", NONE, 1.3, 1.2);
    static final Goal BUILD = new Goal(BuildPart.NAME, "a whole `mvn verify`: 1.2x", NONE, 1.2, NONE);
    static final Goal KERNELS =
            new Goal(KernelPart.NAME, "twelve kernels: geometric mean 2.0x, none above 6x", 2.0, 6, NONE);
    static final Goal LOAD =
            new Goal(LoadPart.NAME, "libraries under load: geometric mean 3x, none above 6x", 3, 6, NONE);
    static final Goal CONCURRENT = new Goal(SuitePart.CONCURRENT, "concurrent suites, each: 1.8x", NONE, 1.8, NONE);

    /** Of these parts there is one program a row; start-up and scaling are measured otherwise. */
    static final List<Goal> ALL = List.of(SEQUENTIAL, BUILD, KERNELS, LOAD, CONCURRENT);

    /** Of memory, in the geometric mean over all programs of {@link #ALL}. */
    static final double ALL_MEMORY = 1.28;

    /** Seconds of processor time that an empty test class may cost more. */
    static final double START_UP = 0.4;

    /** How much more an access may cost with 16 threads than with two. */
    static final double SCALING = 1.5;

    boolean isMetBy(Comparison comparison) {
        return comparison.cpuRatio().median() <= each
                && comparison.memoryRatio().median() <= memory;
    }

    boolean isMetBy(List<Comparison> comparisons) {
        return comparisons.stream().allMatch(this::isMetBy)
                && Comparison.geometricMean(comparisons, one -> one.cpuRatio().median()) <= mean;
    }
}
