package dev.atomicity.analysis;

import dev.atomicity.trace.Progress;
import dev.atomicity.trace.TraceChecker;
import dev.atomicity.trace.TraceException;
import dev.atomicity.trace.TraceReader;
import dev.atomicity.trace.TransactionId;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/** Analyses recorded traces with one checker. */
public final class TraceAnalysis {
    private final Checker checker;
    private final Conflicts conflicts;
    private final Progress progress;

    public TraceAnalysis(Checker checker, Conflicts conflicts) {
        this(checker, conflicts, Progress.SILENT);
    }

    public TraceAnalysis(Checker checker, Conflicts conflicts, Progress progress) {
        this.checker = checker;
        this.conflicts = conflicts;
        this.progress = progress;
    }

    /** Reads the trace to its end; a trace that cannot be read, or is no possible run, has no verdict. */
    public TraceVerdict analyze(Path trace) throws TraceException {
        TraceChecker checking = checker.create();
        TraceReader reader =
                new TraceReader(trace, conflicts == Conflicts.DATA ? new DataConflicts(checking) : checking, progress);
        long events = reader.read();
        checking.finish();
        List<Named> violations = checking.violations().stream()
                .map(violation -> new Named(label(reader, violation.transaction()), ring(reader, violation.witness())))
                .sorted(Comparator.comparing(Named::label))
                .toList();
        return new TraceVerdict(
                trace.toString(),
                checker,
                events,
                checking.serializable(),
                violations.stream().map(Named::label).toList(),
                violations.stream()
                        .map(Named::witness)
                        .filter(ring -> !ring.links().isEmpty())
                        .toList(),
                checking.cycles().stream()
                        .map(ring -> ring(reader, ring).fromSmallest())
                        .toList());
    }

    private record Named(String label, Ring witness) {}

    private static Ring ring(TraceReader reader, List<TraceChecker.Link> links) {
        return new Ring(links.stream()
                .map(link -> new Ring.Link(step(reader, link.source()), step(reader, link.sink())))
                .toList());
    }

    private static Ring.Step step(TraceReader reader, TransactionId transaction) {
        return new Ring.Step(label(reader, transaction), transaction.event());
    }

    private static String label(TraceReader reader, TransactionId transaction) {
        return transaction.label(reader.threadName(transaction.thread()));
    }
}
