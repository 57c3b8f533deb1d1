package dev.atomicity.check;

import dev.atomicity.report.CiReports;
import dev.atomicity.report.ReportKind;
import dev.atomicity.report.Reports;
import dev.atomicity.report.html.HtmlReport;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Writes the reports that the user wants, and what the CI engine reads that runs this build, if one does. */
public final class CheckReports {
    /** The reports by the names of their settings. */
    public enum Report {
        HTML("html", ReportKind.HTML),
        JUNIT_XML("junitXml", ReportKind.JUNIT_XML),
        JSON("json", null),
        SARIF("sarif", ReportKind.SARIF);

        private final String setting;

        /** Null for the results themselves. */
        private final ReportKind kind;

        Report(String setting, ReportKind kind) {
            this.setting = setting;
            this.kind = kind;
        }

        private ReportKind kind() {
            return kind;
        }

        public String setting() {
            return setting;
        }
    }

    private CheckReports() {}

    /**
     * @param environment of the build: it says which CI engine runs it
     * @param out where a CI engine reads along
     * @return the address of the report for people; null if it is not wanted
     */
    public static String write(
            Results results, Set<Report> reports, Path directory, Map<String, String> environment, PrintStream out)
            throws IOException {
        writeInterim(results, reports, directory);
        CiReports.write(results, environment, directory, out);
        return reports.contains(Report.HTML)
                ? directory.resolve(HtmlReport.NAME).toUri().toString()
                : null;
    }

    /** Writes the files alone. A CI engine reads what is known at the end. */
    public static void writeInterim(Results results, Set<Report> reports, Path directory) throws IOException {
        Files.createDirectories(directory);
        Path json = directory.resolve(ResultsFile.NAME);
        if (reports.contains(Report.JSON)) {
            ResultsFile.write(results, json);
        } else {
            Files.deleteIfExists(json);
        }
        Set<ReportKind> files = EnumSet.noneOf(ReportKind.class);
        reports.stream().map(Report::kind).filter(Objects::nonNull).forEach(files::add);
        Reports.write(results, files, directory);
    }
}
