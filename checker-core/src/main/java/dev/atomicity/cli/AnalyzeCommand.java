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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
            converter = OptionValues.OfChecker.class,
            completionCandidates = OptionValues.OfChecker.class,
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Checker checker;

    @Option(
            names = "--conflicts",
            paramLabel = "WHICH",
            defaultValue = "dataAndLocks",
            converter = OptionValues.OfConflicts.class,
            completionCandidates = OptionValues.OfConflicts.class,
            description = "which events conflict: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Conflicts conflicts;

    @Option(
            names = "--predict",
            paramLabel = "KIND",
            converter = OptionValues.OfAtomicity.class,
            completionCandidates = OptionValues.OfAtomicity.class,
            description = "also predicts which transactions another schedule of the same events could interrupt:"
                    + " ${COMPLETION-CANDIDATES}")
    private Atomicity predicted;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "${COMPLETION-CANDIDATES}; json is one object per trace, on one line each "
                    + "(default: ${DEFAULT-VALUE})")
    private Format format;

    @Parameters(
            paramLabel = "TRACE",
            arity = "1..*",
            description = "files with one event per line: thread|op(target)|site")
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
        try (AnalysisProgress progress = AnalysisProgress.on(err, trace)) {
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
}
