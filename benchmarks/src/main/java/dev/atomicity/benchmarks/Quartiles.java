package dev.atomicity.benchmarks;

import java.util.List;
import java.util.Locale;

/** The middle of a few measurements, and how far they are apart: a mean would follow every disturbance. */
public record Quartiles(double first, double median, double third) {
    public static Quartiles of(List<Double> values) {
        double[] sorted =
                values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return new Quartiles(at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75));
    }

    private static double at(double[] sorted, double share) {
        double position = share * (sorted.length - 1);
        int below = (int) position;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
    }

    /** For example {@code 1.62 (1.58-1.70)}. */
    public String text(String format) {
        String all = format + " (" + format + "-" + format + ")";
        return String.format(Locale.ROOT, all, median, first, third);
    }
}
