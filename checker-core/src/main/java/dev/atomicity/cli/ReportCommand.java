package dev.atomicity.cli;

import dev.atomicity.check.CheckReports;
import dev.atomicity.check.CheckReports.Report;
import dev.atomicity.check.ResultsMerge;
import dev.atomicity.report.ConsoleReport;
import dev.atomicity.report.ConsoleStyle;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atomicity report}: one verdict and one report of the results of checks, wherever those were. */
@Command(
        name = "report",
        description =
                "Creates the reports from the results of a check. Several results become one verdict and one report.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:the verdict is passed, or there is none because a shard has no tests",
            "1:the verdict is failed: there are more findings than are allowed",
            "2:something could not be checked, read or written"
        })
final class ReportCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "RESULTS",
            arity = "1..*",
            description = "results files (atomicity.json) or folders that contain one: of shards, modules, JDKs")
    private List<Path> results;

    @Option(
            names = "--output",
            paramLabel = "DIRECTORY",
            description =
                    "where the reports go (default: the folder of the results; for several results, atomicity-report)")
    private Path output;

    @Option(
            names = "--maxViolations",
            paramLabel = "NUMBER",
            description = "findings allowed before the verdict is failed (default: what the checks allowed)")
    private Integer maxViolations;

    @Option(names = "--ignoreFailures", description = "ends with 0 even if the verdict is failed")
    private boolean ignoreFailures;

    @Option(
            names = "--allowIncomplete",
            description = "merges shards even if some are missing or duplicated; the report says so")
    private boolean allowIncomplete;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            Results merged = results.size() == 1
                    ? ResultsMerge.own(results.get(0), maxViolations)
                    : ResultsMerge.of(results, maxViolations, allowIncomplete);
            String address =
                    CheckReports.write(merged, EnumSet.allOf(Report.class), directory(), System.getenv(), System.out);
            out.print(ConsoleReport.text(merged, ConsoleStyle.here()));
            out.println("atomicity: the report is " + address);
            return status(merged);
        } catch (IOException e) {
            err.println("atomicity: " + e.getMessage());
            return AtomicityCommand.ERROR;
        }
    }

    private Path directory() {
        if (output != null) {
            return output;
        }
        Path only = results.get(0).toAbsolutePath();
        if (results.size() > 1) {
            return Path.of("atomicity-report");
        }
        return Files.isDirectory(only) ? only : only.getParent();
    }

    private int status(Results merged) {
        return switch (merged.verdict()) {
            case PASSED -> AtomicityCommand.CLEAN;
            case FAILED -> ignoreFailures ? AtomicityCommand.CLEAN : AtomicityCommand.FOUND;
            case ERROR -> AtomicityCommand.ERROR;
            // One of many may have nothing to do; all of them together may not.
            case NONE -> merged.shard() == null ? AtomicityCommand.ERROR : AtomicityCommand.CLEAN;
        };
    }
}
