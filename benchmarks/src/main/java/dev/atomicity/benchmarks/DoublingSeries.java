package dev.atomicity.benchmarks;

import dev.atomicity.analysis.Checker;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;

/** Traces of which each is twice as long as the one before: whether time grows with the events, and no faster. */
final class DoublingSeries {
    private static final String HEAP = "512m";

    /** The long traces need fewer rounds: a disturbance is small against them. */
    private static final long LONG_TRACE = 8_000_000;

    private static final int ROUNDS_OF_LONG_TRACES = 3;

    private final Scale scale;
    private final TraceFiles files;

    DoublingSeries(Scale scale, TraceFiles files) {
        this.scale = scale;
        this.files = files;
    }

    void print(Workload workload, PrintStream out) throws IOException {
        MarkdownTable table = new MarkdownTable(
                "events", "`davida` ns/event", "`davida`, twice as long", "`none` ns/event", "`none`, twice as long");
        try (AnalysisProcess davida = new AnalysisProcess(Checker.DAVIDA, HEAP);
                AnalysisProcess none = new AnalysisProcess(Checker.NONE, HEAP)) {
            long events = scale.firstDoubling();
            Path shorter = files.generate(workload.withEvents(events));
            davida.warmUp(shorter, 3 * scale.warmUps());
            none.warmUp(shorter, 3 * scale.warmUps());
            for (; 2 * events <= scale.lastDoubling(); events *= 2) {
                Path longer = files.generate(workload.withEvents(2 * events));
                int rounds = events < LONG_TRACE ? scale.rounds() : Math.min(scale.rounds(), ROUNDS_OF_LONG_TRACES);
                PairedRuns checking = PairedRuns.of(davida, shorter, longer, rounds);
                PairedRuns reading = PairedRuns.of(none, shorter, longer, rounds);
                table.add(
                        String.format(Locale.ROOT, "%,d to %,d", events, 2 * events),
                        checking.secondCost().text("%.0f"),
                        checking.timeRatio().text("%.2f"),
                        reading.secondCost().text("%.0f"),
                        reading.timeRatio().text("%.2f"));
                files.delete(shorter);
                shorter = longer;
            }
            files.delete(shorter);
        }
        out.printf("### Doubling, `%s`, heap of %s%n%n%s%n", workload.name(), HEAP, table);
    }
}
