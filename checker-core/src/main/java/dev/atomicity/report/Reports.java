package dev.atomicity.report;

import dev.atomicity.report.html.HtmlReport;
import dev.atomicity.report.junit.JunitXmlReport;
import dev.atomicity.report.sarif.SarifReport;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;

/** Writes the reports that are files. */
public final class Reports {
    /** Writes one report to a file. */
    private interface Report {
        void write(Results results, Path file) throws IOException;
    }

    private Reports() {}

    /**
     * Writes the wanted reports into the directory, each whole or not at all; the directory is made if it is not there.
     *
     * @throws IOException if one cannot be written; the message names it
     */
    public static void write(Results results, Set<ReportKind> kinds, Path directory) throws IOException {
        Files.createDirectories(directory);
        for (ReportKind kind : ReportKind.values()) {
            if (kinds.contains(kind)) {
                switch (kind) {
                    case HTML -> write(results, directory.resolve(HtmlReport.NAME), HtmlReport::write);
                    case JUNIT_XML -> write(results, directory.resolve(JunitXmlReport.NAME), JunitXmlReport::write);
                    case SARIF -> write(results, directory.resolve(SarifReport.NAME), SarifReport::write);
                }
            }
        }
    }

    /** Whoever looks meanwhile sees the old file. */
    private static void write(Results results, Path file, Report report) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        try {
            report.write(results, unfinished);
            Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new IOException("the report " + file + " cannot be written: " + e.getMessage(), e);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
