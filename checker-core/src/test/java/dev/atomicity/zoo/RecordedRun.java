package dev.atomicity.zoo;

import dev.atomicity.analysis.Checker;
import dev.atomicity.analysis.TraceAnalysis;
import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.trace.TraceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A recorded trace with what the checker said on line, held against what the trace checkers say. */
public final class RecordedRun {
    private static final String VIOLATION = "# violation ";
    private static final String CYCLE = "# cycle ";

    private final Path trace;
    private final Conflicts conflicts;

    /** By transaction, as {@code T1#2}: its region. */
    private final Map<String, String> regions = new HashMap<>();

    private final List<String> violations;
    private final List<String> cycles;

    public RecordedRun(Path trace, Conflicts conflicts) throws IOException {
        this.trace = trace;
        this.conflicts = conflicts;
        Map<String, Integer> begun = new HashMap<>();
        List<String> found = new ArrayList<>();
        List<String> rings = new ArrayList<>();
        try (Stream<String> lines = Files.lines(trace)) {
            lines.forEach(line -> {
                int begin = line.indexOf("|begin(");
                if (line.startsWith(VIOLATION)) {
                    found.add(line.substring(VIOLATION.length()));
                } else if (line.startsWith(CYCLE)) {
                    rings.add(line.substring(CYCLE.length()));
                } else if (begin > 0) {
                    String thread = line.substring(0, begin);
                    String region = line.substring(begin + 7, line.indexOf(")|", begin));
                    regions.put(thread + "#" + begun.merge(thread, 1, Integer::sum), region);
                }
            });
        }
        this.violations = found.stream().sorted().toList();
        this.cycles = rings;
    }

    /** Everything that is not as it should be; empty if all is well. */
    public List<String> differences() throws TraceException {
        List<String> differences = new ArrayList<>();
        boolean serializable = violations.isEmpty() && cycles.isEmpty();
        for (Checker checker : List.of(Checker.DAVIDA, Checker.REGIONTRACK, Checker.AERODROME, Checker.VELODROME)) {
            TraceVerdict verdict = new TraceAnalysis(checker, conflicts).analyze(trace);
            boolean namesAll = checker == Checker.DAVIDA || checker == Checker.REGIONTRACK;
            if (namesAll && !verdict.violations().equals(violations)) {
                differences.add(checker + " differs: on line only " + named(minus(violations, verdict.violations()))
                        + ", in the trace only " + named(minus(verdict.violations(), violations)));
            }
            if (verdict.serializable() != serializable) {
                differences.add(
                        checker + " says serializable: " + verdict.serializable() + ", on line " + serializable);
            }
        }
        return differences;
    }

    /** How many transactions were found, by region. */
    public Map<String, Integer> findings() {
        Map<String, Integer> counts = new TreeMap<>();
        violations.forEach(transaction -> counts.merge(regions.get(transaction), 1, Integer::sum));
        cycles.forEach(transaction -> counts.merge(regions.get(transaction) + " (ring)", 1, Integer::sum));
        return counts;
    }

    int transactions() {
        return regions.size();
    }

    private List<String> named(List<String> transactions) {
        return transactions.stream()
                .limit(10)
                .map(transaction -> transaction + " " + regions.get(transaction))
                .toList();
    }

    private static List<String> minus(List<String> all, List<String> others) {
        List<String> rest = new ArrayList<>(all);
        others.forEach(rest::remove);
        return rest;
    }
}
