package dev.atomicity.benchmarks;

import dev.atomicity.analysis.Checker;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Each checker against reading alone, on the same trace: the price of an answer. */
final class CheckerRatios {
    private static final String HEAP = "2g";

    private final Scale scale;
    private final Set<Checker> checkers;
    private final TraceFiles files;

    CheckerRatios(Scale scale, Set<Checker> compared, TraceFiles files) {
        this.scale = scale;
        this.checkers = EnumSet.of(Checker.NONE);
        this.checkers.addAll(compared);
        this.files = files;
    }

    void print(Workload workload, PrintStream out) throws IOException {
        Path trace = files.generate(workload.withEvents(scale.events()));
        Map<Checker, List<Measurement>> measured = measure(trace);
        files.delete(trace);

        List<Measurement> reading = measured.get(Checker.NONE);
        MarkdownTable table = new MarkdownTable("checker", "over `none`", "ns/event", "findings");
        measured.forEach((checker, runs) -> {
            List<Double> ratios = new ArrayList<>();
            for (int round = 0; round < runs.size(); round++) {
                ratios.add(runs.get(round).ratioTo(reading.get(round)));
            }
            List<Double> costs = runs.stream().map(Measurement::nanosAnEvent).toList();
            table.add(
                    "`" + checker.optionName() + "`",
                    Quartiles.of(ratios).text("%.2f"),
                    Quartiles.of(costs).text("%.0f"),
                    String.valueOf(runs.get(0).findings()));
        });
        out.printf(
                "### `%s`, %,d events%n%n%s%n", workload.name(), reading.get(0).events(), table);
    }

    /** Rounds of all checkers, each round starting with another one, so that none always follows the same. */
    private Map<Checker, List<Measurement>> measure(Path trace) throws IOException {
        Map<Checker, List<Measurement>> measured = new EnumMap<>(Checker.class);
        List<AnalysisProcess> processes = new ArrayList<>();
        try {
            for (Checker checker : checkers) {
                AnalysisProcess process = new AnalysisProcess(checker, HEAP);
                processes.add(process);
                process.warmUp(trace, scale.warmUps());
                measured.put(checker, new ArrayList<>());
            }
            for (int round = 0; round < scale.rounds(); round++) {
                for (int i = 0; i < processes.size(); i++) {
                    AnalysisProcess process = processes.get((round + i) % processes.size());
                    measured.get(process.checker()).add(process.analyze(trace));
                }
            }
        } finally {
            processes.forEach(AnalysisProcess::close);
        }
        return measured;
    }
}
