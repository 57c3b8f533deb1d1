package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.Quartiles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** One program with the check and without it, in turn: a ratio is taken between two runs that follow each other. */
record Comparison(String program, List<Usage> without, List<Usage> with) {
    boolean isComplete() {
        return rounds() > 0;
    }

    /** In a round that was interrupted one of the two is missing. */
    int rounds() {
        return Math.min(without.size(), with.size());
    }

    Quartiles cpuRatio() {
        return ratio(Usage::cpuSeconds);
    }

    Quartiles memoryRatio() {
        return ratio(Usage::peakMegabytes);
    }

    double cpuWithout() {
        return median(without, Usage::cpuSeconds);
    }

    double cpuWith() {
        return median(with, Usage::cpuSeconds);
    }

    double megabytesWithout() {
        return median(without, Usage::peakMegabytes);
    }

    double megabytesWith() {
        return median(with, Usage::peakMegabytes);
    }

    /** How many seconds of processor time the check added in each round. */
    Quartiles addedSeconds() {
        List<Double> added = new ArrayList<>();
        for (int round = 0; round < rounds(); round++) {
            added.add(with.get(round).cpuSeconds() - without.get(round).cpuSeconds());
        }
        return Quartiles.of(added);
    }

    static double geometricMean(List<Comparison> comparisons, ToDoubleFunction<Comparison> ratio) {
        return Math.exp(
                comparisons.stream().mapToDouble(ratio).map(Math::log).average().orElse(Double.NaN));
    }

    private Quartiles ratio(ToDoubleFunction<Usage> value) {
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < rounds(); round++) {
            ratios.add(value.applyAsDouble(with.get(round)) / value.applyAsDouble(without.get(round)));
        }
        return Quartiles.of(ratios);
    }

    private static double median(List<Usage> usages, ToDoubleFunction<Usage> value) {
        return Quartiles.of(usages.stream().map(value::applyAsDouble).toList()).median();
    }
}
