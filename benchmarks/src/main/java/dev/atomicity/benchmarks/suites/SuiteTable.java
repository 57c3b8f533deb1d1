package dev.atomicity.benchmarks.suites;

import dev.atomicity.benchmarks.DocumentTable;
import dev.atomicity.benchmarks.MarkdownTable;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.Severity;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.UnjudgedResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Makes the table of {@code docs/real-libraries.md} from the folders that {@code benchmarks/run-suite} leaves behind. */
public final class SuiteTable {
    /** The table stands between these two lines of the document. */
    static final String BEGIN = "<!-- The table is made by benchmarks/run-suites. -->";

    static final String END = "<!-- End of the table. -->";

    private static final DocumentTable PLACE = new DocumentTable(BEGIN, END);

    private static final String[] HEADER = {
        "library",
        "effort",
        "tests",
        "failed without",
        "failed with",
        "only with the check",
        "not checked",
        "not judged",
        "high",
        "medium",
        "low",
        "seconds without",
        "with"
    };

    private SuiteTable() {}

    /** Arguments: the document whose table is updated, the folder of all suites, and the names of those that were run. */
    public static void main(String[] arguments) throws IOException {
        Path document = Path.of(arguments[0]);
        Path suites = Path.of(arguments[1]);
        List<Path> folders = Stream.of(arguments).skip(2).map(suites::resolve).toList();
        Files.writeString(document, update(Files.readString(document), folders));
    }

    /** The document with new rows for these suites. The rows of all others stay, unless they have other columns. */
    static String update(String document, List<Path> folders) throws IOException {
        Map<String, String[]> rows = new LinkedHashMap<>();
        for (String[] row : PLACE.rows(document)) {
            if (row.length == HEADER.length) {
                rows.put(row[0], row);
            }
        }
        for (Path folder : folders) {
            String[] row = row(folder);
            rows.put(row[0], row);
        }
        MarkdownTable table = new MarkdownTable(HEADER);
        rows.values().forEach(table::add);
        return PLACE.replace(document, table.toString());
    }

    private static String[] row(Path folder) throws IOException {
        Path target = folder.resolve("target");
        SurefireReports without = SurefireReports.read(target.resolve("surefire-reports"));
        Results with = ResultsFile.read(target.resolve("atomicity").resolve(ResultsFile.NAME));
        long onlyWithCheck = count(with, Outcome.FAILED_ONLY_WHEN_CHECKED);
        return new String[] {
            folder.getFileName().toString(),
            with.provoke() == null ? "observe" : "provoke",
            Long.toString(with.tests().size() - count(with, Outcome.SKIPPED)),
            Files.exists(folder.resolve("seconds-without")) ? Integer.toString(without.failures()) : "",
            Long.toString(count(with, Outcome.FAILED) + onlyWithCheck),
            Long.toString(onlyWithCheck),
            Long.toString(count(with, Outcome.ERROR)),
            Long.toString(with.unjudged().stream()
                    .mapToLong(UnjudgedResult::transactions)
                    .sum()),
            Long.toString(count(with, Severity.HIGH)),
            Long.toString(count(with, Severity.MEDIUM)),
            Long.toString(count(with, Severity.LOW)),
            seconds(folder, "without"),
            seconds(folder, "with")
        };
    }

    private static long count(Results results, Outcome outcome) {
        return results.tests().stream()
                .map(TestResult::outcome)
                .filter(outcome::equals)
                .count();
    }

    private static long count(Results results, Severity severity) {
        return results.findings().stream()
                .map(FindingResult::severity)
                .filter(severity::equals)
                .count();
    }

    private static String seconds(Path folder, String part) throws IOException {
        Path file = folder.resolve("seconds-" + part);
        return Files.exists(file) ? Files.readString(file).trim() : "";
    }
}
