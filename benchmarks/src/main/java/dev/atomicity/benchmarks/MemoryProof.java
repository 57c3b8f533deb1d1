package dev.atomicity.benchmarks;

import dev.atomicity.analysis.Checker;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;

/** A long trace in a small heap: that the analysis ends at all is the proof. */
final class MemoryProof {
    private static final String HEAP = "512m";
    private static final int VARIABLES = 100_000;

    private final Scale scale;
    private final TraceFiles files;

    MemoryProof(Scale scale, TraceFiles files) {
        this.scale = scale;
        this.files = files;
    }

    void print(Workload workload, PrintStream out) throws IOException {
        Path trace = files.generate(workload.withEvents(scale.memoryEvents()).withVariables(VARIABLES));
        try (AnalysisProcess davida = new AnalysisProcess(Checker.DAVIDA, HEAP)) {
            Measurement run = davida.analyze(trace);
            out.printf("### Memory, `%s`, heap of %s%n%n", workload.name(), HEAP);
            MarkdownTable table = new MarkdownTable(
                    "events", "variables", "findings", "peak heap, MB", "kept by a collection, at most, MB");
            table.add(
                    String.format(java.util.Locale.ROOT, "%,d", run.events()),
                    String.format(java.util.Locale.ROOT, "%,d", VARIABLES),
                    String.valueOf(run.findings()),
                    String.valueOf(run.peakHeap() >> 20),
                    run.peakLive() == 0 ? "no collection" : String.valueOf(run.peakLive() >> 20));
            out.printf("%s%n", table);
        }
        files.delete(trace);
    }
}
