package dev.atomicity.scheduled;

import dev.atomicity.hooks.engine.TestScopes;
import dev.atomicity.hooks.report.Finding;
import dev.atomicity.hooks.report.FindingInTest;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What the checker has found while a schedule was played.
 *
 * @param cuts how often a region was interrupted, by the turn with which it began
 * @param rings the witnesses, as lines of comment
 */
record Found(Map<Integer, Integer> cuts, boolean hasCycle, String rings) {
    /** What was found since the last time, in regions whose numbers {@link Player} gave from the first one on. */
    static Found since(int firstRegion) {
        Map<Integer, Integer> cuts = new TreeMap<>();
        StringBuilder rings = new StringBuilder();
        boolean hasCycle = false;
        for (FindingInTest met : TestScopes.drain()) {
            Finding finding = met.finding();
            if (finding.kind() == Finding.Kind.VIOLATION) {
                cuts.merge(met.test() - firstRegion, (int) met.times(), Integer::sum);
            } else {
                hasCycle = true;
            }
            rings.append("# ")
                    .append(finding.kind())
                    .append(": ")
                    .append(finding.steps().stream().map(Found::words).collect(Collectors.joining(", ")))
                    .append('\n');
        }
        return new Found(cuts, hasCycle, rings.toString());
    }

    private static String words(Finding.Step step) {
        return step.site() == null
                ? step.thread() + " somewhere"
                : step.thread() + " " + step.site().operation() + " "
                        + step.site().variable();
    }

    /** What differs from what should have been found, as lines of comment; empty if nothing does. */
    String differenceFrom(ExpectedTrace expected, Schedule schedule) {
        ExpectedTrace.Verdict verdict = expected.verdict();
        boolean isSerializable = cuts.isEmpty() && !hasCycle;
        if (cuts.equals(verdict.cuts())
                && isSerializable == verdict.serializable()
                && (hasCycle || !verdict.hasCycleWithoutCut())) {
            return "";
        }
        return "# expected: cut " + named(verdict.cuts(), schedule) + ", serializable: " + verdict.serializable()
                + ", a ring without a cut: " + verdict.hasCycleWithoutCut() + "\n# found:    cut "
                + named(cuts, schedule) + ", a ring without a cut: " + hasCycle + "\n" + rings
                + expected.text().lines().map(line -> "# " + line + "\n").collect(Collectors.joining());
    }

    private static Map<String, Integer> named(Map<Integer, Integer> cuts, Schedule schedule) {
        Map<String, Integer> named = new TreeMap<>();
        cuts.forEach((turn, times) ->
                named.put("T" + (schedule.turns().get(turn).thread() + 1) + " from turn " + (turn + 1), times));
        return named;
    }
}
