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
import java.util.List;
import java.util.stream.Stream;

/** Makes the table of {@code docs/real-libraries.md} from the folders that {@code benchmarks/run-suite} leaves behind. */
public final class SuiteTable {
    /** The table stands between these two lines of the document. */
    static final String BEGIN = "<!-- The table is made by benchmarks/run-suites. -->";

    static final String END = "<!-- End of the table. -->";

    private SuiteTable() {}

    /** Arguments: the document whose table is replaced, the folder of all suites, and their names. */
    public static void main(String[] arguments) throws IOException {
        Path document = Path.of(arguments[0]);
        Path suites = Path.of(arguments[1]);
        List<Path> folders = Stream.of(arguments).skip(2).map(suites::resolve).toList();
        Files.writeString(document, replaceTable(Files.readString(document), table(folders)));
    }

    static String replaceTable(String document, String table) {
        return new DocumentTable(BEGIN, END).replace(document, table);
    }

    static String table(List<Path> folders) throws IOException {
        MarkdownTable table = new MarkdownTable(
                "library",
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
                "with");
        for (Path folder : folders) {
            table.add(row(folder));
        }
        return table.toString();
    }

    private static String[] row(Path folder) throws IOException {
        Path target = folder.resolve("target");
        SurefireReports without = SurefireReports.read(target.resolve("surefire-reports"));
        Results with = ResultsFile.read(target.resolve("atomicity").resolve(ResultsFile.NAME));
        long onlyWithCheck = count(with, Outcome.FAILED_ONLY_WHEN_CHECKED);
        return new String[] {
            folder.getFileName().toString(),
            Integer.toString(without.tests()),
            Integer.toString(without.failures()),
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
