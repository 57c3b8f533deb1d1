package dev.atomicity.check;

import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/** Writes the reports that the user wants, and what the CI engine reads that runs this build, if one does. */
public final class CheckReports {
    /** The reports by the names of their settings. */
    public enum Report {
        HTML("html"),
        JUNIT_XML("junitXml"),
        JSON("json"),
        SARIF("sarif");

        private final String setting;

        Report(String setting) {
            this.setting = setting;
        }

        public String setting() {
            return setting;
        }
    }

    private CheckReports() {}

    /**
     * @param environment of the build: it tells which CI engine runs it
     * @param out where a CI engine reads along
     * @return the address of the report for people; null if it is not wanted
     */
    public static String write(
            Results results, Set<Report> reports, Path directory, Map<String, String> environment, PrintStream out)
            throws IOException {
        Files.createDirectories(directory);
        Path json = directory.resolve(ResultsFile.NAME);
        if (reports.contains(Report.JSON)) {
            ResultsFile.write(results, json);
        } else {
            Files.deleteIfExists(json);
        }
        return null;
    }
}
