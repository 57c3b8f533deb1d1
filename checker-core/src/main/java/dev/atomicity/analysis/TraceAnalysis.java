package dev.atomicity.analysis;

import dev.atomicity.prediction.AccessTrees;
import dev.atomicity.prediction.Atomicity;
import dev.atomicity.prediction.CommitNodeAlgorithm;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.Progress;
import dev.atomicity.trace.TraceChecker;
import dev.atomicity.trace.TraceEvents;
import dev.atomicity.trace.TraceException;
import dev.atomicity.trace.TraceReader;
import dev.atomicity.trace.TransactionId;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Analyses recorded traces with one checker, and predicts what other schedules could do if asked to. */
public final class TraceAnalysis {
    private final Checker checker;
    private final Conflicts conflicts;
    private final Optional<Atomicity> predicted;
    private final Progress progress;

    public TraceAnalysis(Checker checker, Conflicts conflicts) {
        this(checker, conflicts, Optional.empty(), Progress.SILENT);
    }

    /**
     * An analysis that also predicts, if asked to.
     *
     * @param predicted the kind of atomicity that other schedules of the trace's events could break
     */
    public TraceAnalysis(Checker checker, Conflicts conflicts, Optional<Atomicity> predicted, Progress progress) {
        this.checker = checker;
        this.conflicts = conflicts;
        this.predicted = predicted;
        this.progress = progress;
    }

    /** Reads the trace to its end; a trace that cannot be read, or is no possible run, has no verdict. */
    public TraceVerdict analyze(Path trace) throws TraceException {
        TraceChecker checking = checker.create();
        AccessTrees trees = new AccessTrees();
        TraceEvents checked = conflicts == Conflicts.DATA ? new WithoutLockConflicts(checking) : checking;
        TraceReader reader =
                new TraceReader(trace, predicted.isPresent() ? new BothEvents(checked, trees) : checked, progress);
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
                        .toList(),
                predicted.map(atomicity -> predict(atomicity, trees, reader)));
    }

    private static Predicted predict(Atomicity atomicity, AccessTrees trees, TraceReader reader) {
        return new Predicted(
                atomicity,
                new CommitNodeAlgorithm(atomicity, trees)
                        .predict().stream()
                                .map(prediction -> new Predicted.Interruption(
                                        label(reader, prediction.transaction()),
                                        prediction.alike().size(),
                                        prediction.pair(),
                                        ring(reader, prediction.ring())))
                                .toList());
    }

    private record Named(String label, TransactionRing witness) {}

    private static TransactionRing ring(TraceReader reader, List<TraceChecker.Link> links) {
        return new TransactionRing(links.stream()
                .map(link -> new TransactionRing.Link(step(reader, link.source()), step(reader, link.sink())))
                .toList());
    }

    private static TransactionRing.Step step(TraceReader reader, TransactionId transaction) {
        return new TransactionRing.Step(label(reader, transaction), transaction.event());
    }

    private static String label(TraceReader reader, TransactionId transaction) {
        return transaction.label(reader.threadName(transaction.thread()));
    }
}
