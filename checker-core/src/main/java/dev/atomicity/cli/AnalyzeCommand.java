package dev.atomicity.cli;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.TraceAnalysis;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.analysis.VerdictJson;
import dev.atomicity.prediction.Atomicity;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atomicity analyze}: the verdict on each recorded trace. */
@Command(
        name = "analyze",
        description = "Reports for each recorded trace whether another thread interrupted a transaction.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:nothing was found or predicted",
            "1:something was found or predicted",
            "2:a trace could not be read, or the options are wrong"
        })
final class AnalyzeCommand implements Callable<Integer> {
    enum Format {
        text,
        json
    }

    @Option(
            names = "--checker",
            paramLabel = "NAME",
            defaultValue = "davida",
            converter = CheckerConverter.class,
            completionCandidates = CheckerNames.class,
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Checker checker;

    @Option(
            names = "--conflicts",
            paramLabel = "WHICH",
            defaultValue = "dataAndLocks",
            converter = ConflictsConverter.class,
            completionCandidates = ConflictsNames.class,
            description = "which events conflict: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Conflicts conflicts;

    @Option(
            names = "--predict",
            paramLabel = "KIND",
            converter = AtomicityConverter.class,
            completionCandidates = AtomicityNames.class,
            description = "also predicts which transactions another schedule of the same events could interrupt:"
                    + " ${COMPLETION-CANDIDATES}")
    private Atomicity predicted;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES}; json is one object a trace, one line each "
                    + "(default: ${DEFAULT-VALUE})")
    private Format format;

    @Parameters(
            paramLabel = "TRACE",
            arity = "1..*",
            description = "files with one event a line: thread|op(target)|site")
    private List<Path> traces;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        int status = AtomicityCommand.CLEAN;
        for (Path trace : traces) {
            try {
                TraceVerdict verdict = analyze(trace, err);
                print(verdict, out);
                status = Math.max(status, verdict.clean() ? AtomicityCommand.CLEAN : AtomicityCommand.FOUND);
            } catch (TraceException e) {
                err.println("atomicity: " + e.getMessage());
                status = AtomicityCommand.ERROR;
            } catch (OutOfMemoryError e) {
                err.println("atomicity: " + trace + ": the heap is too small for this trace's variables and threads;"
                        + " give more, for example ATOMICITY_OPTS=-Xmx4g");
                status = AtomicityCommand.ERROR;
            }
            out.flush();
            err.flush();
        }
        return status;
    }

    private TraceVerdict analyze(Path trace, PrintWriter err) throws TraceException {
        try (ProgressLine progress = ProgressLine.on(err, trace)) {
            return new TraceAnalysis(checker, conflicts, Optional.ofNullable(predicted), progress).analyze(trace);
        }
    }

    private void print(TraceVerdict verdict, PrintWriter out) {
        if (format == Format.json) {
            out.println(VerdictJson.toJson(verdict));
        } else {
            new TextReport(out).print(verdict);
        }
    }

    private static final class CheckerConverter extends NamedValue<Checker> {
        CheckerConverter() {
            super(Checker::named);
        }
    }

    static final class ConflictsConverter extends NamedValue<Conflicts> {
        ConflictsConverter() {
            super(Conflicts::named);
        }
    }

    private static final class AtomicityConverter extends NamedValue<Atomicity> {
        AtomicityConverter() {
            super(Atomicity::named);
        }
    }

    private static final class AtomicityNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(Arrays.stream(Atomicity.values()).map(Atomicity::optionName));
        }
    }

    private static final class CheckerNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(Arrays.stream(Checker.values()).map(Checker::optionName));
        }
    }

    static final class ConflictsNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return names(Arrays.stream(Conflicts.values()).map(Conflicts::optionName));
        }
    }

    private static Iterator<String> names(Stream<String> names) {
        return names.iterator();
    }
}
