package dev.atomicity.benchmarks;

import dev.atomicity.analysis.Checker;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;

/** What an event costs with many threads, against few. */
final class ThreadScaling {
    static final int FEW_THREADS = 8;

    private static final String HEAP = "2g";

    private final Scale scale;
    private final TraceFiles files;

    ThreadScaling(Scale scale, TraceFiles files) {
        this.scale = scale;
        this.files = files;
    }

    void print(Workload workload, PrintStream out) throws IOException {
        Workload scaled = workload.withEvents(scale.events());
        Path few = files.generate(scaled.withThreads(FEW_THREADS));
        Path many = files.generate(scaled.withThreads(scale.manyThreads()));
        MarkdownTable table = new MarkdownTable(
                "checker",
                "ns/event, " + FEW_THREADS + " threads",
                String.format(Locale.ROOT, "ns/event, %,d threads", scale.manyThreads()),
                "ratio");
        for (Checker checker : new Checker[] {Checker.DAVIDA, Checker.NONE}) {
            try (AnalysisProcess process = new AnalysisProcess(checker, HEAP)) {
                process.warmUp(few, scale.warmUps());
                process.warmUp(many, scale.warmUps());
                PairedRuns runs = PairedRuns.of(process, few, many, scale.rounds());
                table.add(
                        "`" + checker.optionName() + "`",
                        runs.firstCost().text("%.0f"),
                        runs.secondCost().text("%.0f"),
                        runs.costRatio().text("%.2f"));
            }
        }
        files.delete(few);
        files.delete(many);
        out.printf("### Threads, `%s`%n%n%s%n", workload.name(), table);
    }
}
