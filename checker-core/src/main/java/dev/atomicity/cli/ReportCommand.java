package dev.atomicity.cli;

import dev.atomicity.report.ConsoleReport;
import dev.atomicity.report.ConsoleStyle;
import dev.atomicity.report.ReportKind;
import dev.atomicity.report.Reports;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atomicity report}: the reports anew from the results of a check, wherever that was. */
@Command(
        name = "report",
        description = "Makes the reports from the results file of a check.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {"0:the reports were written", "2:the results could not be read, or a report not be written"})
final class ReportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "RESULTS", description = "an atomicity.json")
    private Path results;

    @Option(
            names = "--output",
            paramLabel = "DIRECTORY",
            description = "where the reports go (default: where the results are)")
    private Path output;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Path directory = output == null ? results.toAbsolutePath().getParent() : output;
        try {
            Results read = ResultsFile.read(results);
            Reports.write(read, EnumSet.allOf(ReportKind.class), directory);
            out.print(ConsoleReport.text(read, ConsoleStyle.of(System.getenv(), false)));
            out.println("atomicity: the report is "
                    + directory.resolve("index.html").toUri());
            return AtomicityCommand.CLEAN;
        } catch (IOException e) {
            err.println("atomicity: " + e.getMessage());
        }
        return AtomicityCommand.ERROR;
    }
}
