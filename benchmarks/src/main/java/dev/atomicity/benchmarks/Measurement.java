package dev.atomicity.benchmarks;

/**
 * What one analysis of one trace took.
 *
 * @param nanos processor time of the analysing thread and of the garbage collector
 * @param peakHeap the most bytes of the heap that were in use, garbage included
 * @param peakLive the most that a garbage collection left: what the analysis really keeps, or little more
 * @param findings violations and cycles
 */
record Measurement(long events, long nanos, long peakHeap, long peakLive, long findings) {
    double nanosAnEvent() {
        return (double) nanos / events;
    }

    double ratioTo(Measurement other) {
        return (double) nanos / other.nanos;
    }

    String line() {
        return events + " " + nanos + " " + peakHeap + " " + peakLive + " " + findings;
    }

    static Measurement parse(String line) {
        String[] fields = line.split(" ");
        return new Measurement(
                Long.parseLong(fields[0]),
                Long.parseLong(fields[1]),
                Long.parseLong(fields[2]),
                Long.parseLong(fields[3]),
                Long.parseLong(fields[4]));
    }
}
