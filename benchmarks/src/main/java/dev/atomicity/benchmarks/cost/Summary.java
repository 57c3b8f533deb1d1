package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.MarkdownTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The first table of the page: each goal, what was measured, and whether it is met. */
final class Summary {
    private static final String NOT_MEASURED = "not measured";

    private final CostResults results;

    Summary(CostResults results) {
        this.results = results;
    }

    @Override
    public String toString() {
        MarkdownTable table = new MarkdownTable("goal", "measured", "met");
        for (Goal goal : Goal.ALL) {
            List<Comparison> comparisons = results.comparisons(goal.part());
            if (comparisons.isEmpty()) {
                table.add(goal.question(), NOT_MEASURED, "");
            } else {
                table.add(goal.question(), measured(goal, comparisons), met(goal.isMetBy(comparisons)));
            }
        }
        addMemory(table);
        addStartUp(table);
        addScaling(table);
        return table.toString();
    }

    private static String measured(Goal goal, List<Comparison> comparisons) {
        String each = comparisons.stream()
                .map(one -> one.program() + " " + ratio(one.cpuRatio().median())
                        + (Double.isFinite(goal.memory())
                                ? " (memory " + ratio(one.memoryRatio().median()) + ")"
                                : ""))
                .collect(Collectors.joining(", "));
        if (!Double.isFinite(goal.mean())) {
            return each;
        }
        List<String> above = comparisons.stream()
                .filter(one -> one.cpuRatio().median() > goal.each())
                .map(one -> one.program() + " " + ratio(one.cpuRatio().median()))
                .toList();
        double mean =
                Comparison.geometricMean(comparisons, one -> one.cpuRatio().median());
        return "mean " + ratio(mean) + " over " + comparisons.size() + " programs; above " + ratio(goal.each()) + ": "
                + (above.isEmpty() ? "none" : String.join(", ", above));
    }

    private void addMemory(MarkdownTable table) {
        List<Comparison> all = new ArrayList<>();
        Goal.ALL.forEach(goal -> all.addAll(results.comparisons(goal.part())));
        String question = "memory, geometric mean over all of the above: " + ratio(Goal.ALL_MEMORY);
        if (all.isEmpty()) {
            table.add(question, NOT_MEASURED, "");
            return;
        }
        double mean = Comparison.geometricMean(all, one -> one.memoryRatio().median());
        table.add(question, ratio(mean) + " over " + all.size() + " programs", met(mean <= Goal.ALL_MEMORY));
    }

    private void addStartUp(MarkdownTable table) {
        String question = String.format(Locale.ROOT, "an empty test class: %.1f s of CPU at most", Goal.START_UP);
        Optional<Comparison> startUp =
                results.comparisons(StartUpPart.NAME).stream().findFirst();
        table.add(
                question,
                startUp.map(one -> one.addedSeconds().text("%.2f") + " s more").orElse(NOT_MEASURED),
                startUp.map(one -> met(one.addedSeconds().median() <= Goal.START_UP))
                        .orElse(""));
    }

    private void addScaling(MarkdownTable table) {
        Scaling scaling = new Scaling(results);
        table.add(
                "an access costs less than " + Goal.SCALING + "x from 2 to 16 threads",
                scaling.growth().map(growth -> growth.text("%.2f")).orElse(NOT_MEASURED),
                scaling.growth()
                        .map(growth -> met(growth.median() < Goal.SCALING))
                        .orElse(""));
        table.add(
                "10,000 virtual threads",
                scaling.hasVirtualThreads() ? "run to their end, with the same result" : NOT_MEASURED,
                scaling.hasVirtualThreads() ? met(true) : "");
    }

    private static String met(boolean met) {
        return met ? "yes" : "**no**";
    }

    private static String ratio(double ratio) {
        return String.format(Locale.ROOT, "%.2fx", ratio);
    }
}
