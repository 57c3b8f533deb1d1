package dev.atomicity.benchmarks.accuracy;

import dev.atomicity.benchmarks.DocumentTable;
import dev.atomicity.benchmarks.MarkdownTable;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares the findings of several runs of the same tests with a baseline of the first run.
 *
 * <p>A finding that the baseline does not know is a known cause in another shape if the baseline has one about the same method and one of its
 * variables. Otherwise it is one that the schedule of the first run did not show.
 */
final class Stability {
    /** The table stands between these two lines of the document. */
    static final String BEGIN = "<!-- The table is made by benchmarks/run-stability. -->";

    static final String END = "<!-- End of the table. -->";

    private final List<List<FindingResult>> runs;

    /** @param runs the findings of each run, the first one first; at least one */
    Stability(List<List<FindingResult>> runs) {
        this.runs = List.copyOf(runs);
    }

    /** Reads {@code run-1.json}, {@code run-2.json} and so on. */
    static Stability read(Path folder) throws IOException {
        List<List<FindingResult>> runs = new ArrayList<>();
        Path file = file(folder, 1);
        while (Files.exists(file)) {
            Results results = ResultsFile.read(file);
            runs.add(results.findings());
            file = file(folder, runs.size() + 1);
        }
        return new Stability(runs);
    }

    /** The results of one run, from 1. */
    static Path file(Path folder, int run) {
        return folder.resolve("run-" + run + ".json");
    }

    /** A table of all folders below that one that have runs. */
    static String table(Path folders) throws IOException {
        MarkdownTable table = new MarkdownTable(
                "tests",
                "runs",
                "findings in a run",
                "in every run",
                "in the baseline",
                "new later",
                "in another shape");
        Map<String, Path> byName = new TreeMap<>();
        try (var all = Files.list(folders)) {
            all.filter(folder -> Files.exists(file(folder, 1)))
                    .forEach(folder -> byName.put(folder.getFileName().toString(), folder));
        }
        for (Map.Entry<String, Path> each : byName.entrySet()) {
            table.add(read(each.getValue()).row(each.getKey()));
        }
        return table.toString();
    }

    static String replaceTable(String document, String table) {
        return new DocumentTable(BEGIN, END).replace(document, table);
    }

    String[] row(String name) {
        List<Integer> sizes = runs.stream().map(List::size).toList();
        int least = Collections.min(sizes);
        int most = Collections.max(sizes);
        Map<String, FindingResult> added = added();
        long inAnotherShape = added.values().stream().filter(this::isKnownCause).count();
        return new String[] {
            name,
            String.valueOf(runs.size()),
            least == most ? String.valueOf(least) : least + " to " + most,
            String.valueOf(inEveryRun()),
            String.valueOf(runs.get(0).size()),
            String.valueOf(added.size()),
            String.valueOf(inAnotherShape)
        };
    }

    private long inEveryRun() {
        return runs.get(0).stream()
                .filter(finding -> runs.stream().allMatch(run -> has(run, finding.fingerprint())))
                .count();
    }

    /** What later runs found and the baseline does not know, by fingerprint. */
    Map<String, FindingResult> added() {
        Map<String, FindingResult> added = new LinkedHashMap<>();
        for (List<FindingResult> run : runs) {
            for (FindingResult finding : run) {
                if (!has(runs.get(0), finding.fingerprint())) {
                    added.putIfAbsent(finding.fingerprint(), finding);
                }
            }
        }
        return added;
    }

    /** Whether the baseline has the same method with one of the same variables. */
    boolean isKnownCause(FindingResult finding) {
        return runs.get(0).stream()
                .anyMatch(known -> known.region() != null
                        && known.region().equals(finding.region())
                        && (known.variables().isEmpty()
                                || finding.variables().isEmpty()
                                || !Collections.disjoint(known.variables(), finding.variables())));
    }

    private static boolean has(List<FindingResult> run, String fingerprint) {
        return run.stream().anyMatch(finding -> finding.fingerprint().equals(fingerprint));
    }
}
