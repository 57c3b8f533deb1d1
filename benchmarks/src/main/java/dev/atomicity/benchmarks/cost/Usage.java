package dev.atomicity.benchmarks.cost;

import java.util.Collection;

/**
 * What one or several processes took.
 *
 * @param cpuSeconds processor time, of all of them
 * @param peakMegabytes the most resident memory that one of them had
 */
record Usage(double cpuSeconds, double peakMegabytes) {
    static Usage ofAll(Collection<Usage> usages) {
        return new Usage(
                usages.stream().mapToDouble(Usage::cpuSeconds).sum(),
                usages.stream().mapToDouble(Usage::peakMegabytes).max().orElse(0));
    }
}
