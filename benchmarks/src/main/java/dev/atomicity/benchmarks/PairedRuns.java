package dev.atomicity.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Two traces, analysed in turn by one warm checker, so that whatever else the machine does meets both alike. */
record PairedRuns(List<Measurement> first, List<Measurement> second) {
    static PairedRuns of(AnalysisProcess process, Path firstTrace, Path secondTrace, int rounds) throws IOException {
        PairedRuns runs = new PairedRuns(new ArrayList<>(), new ArrayList<>());
        for (int round = 0; round < rounds; round++) {
            runs.first.add(process.analyze(firstTrace));
            runs.second.add(process.analyze(secondTrace));
        }
        return runs;
    }

    /** How many times as long the second trace took. */
    Quartiles timeRatio() {
        return ratio(1);
    }

    /** How many times as much an event of the second trace cost. */
    Quartiles costRatio() {
        return ratio((double) first.get(0).events() / second.get(0).events());
    }

    private Quartiles ratio(double factor) {
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < first.size(); round++) {
            ratios.add(factor * second.get(round).ratioTo(first.get(round)));
        }
        return Quartiles.of(ratios);
    }

    Quartiles firstCost() {
        return cost(first);
    }

    Quartiles secondCost() {
        return cost(second);
    }

    private static Quartiles cost(List<Measurement> runs) {
        return Quartiles.of(runs.stream().map(Measurement::nanosAnEvent).toList());
    }
}
