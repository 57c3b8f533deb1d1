package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.MarkdownTable;
import dev.atomicity.benchmarks.Quartiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Programs with the check over without it, a row each: processor time, memory, and whether the goal is met. */
final class RatioTable {
    /** A column that only some tables have. */
    record Column(String title, Function<Comparison, String> text) {}

    private final List<Comparison> comparisons;
    private final Goal goal;
    private final List<Column> columns;

    RatioTable(List<Comparison> comparisons, Goal goal, List<Column> columns) {
        this.comparisons = comparisons;
        this.goal = goal;
        this.columns = columns;
    }

    @Override
    public String toString() {
        List<String> header = new ArrayList<>(List.of(
                "program", "CPU without, s", "with, s", "ratio", "memory without, MB", "with, MB", "ratio", "met"));
        columns.forEach(column -> header.add(column.title));
        MarkdownTable table = new MarkdownTable(header.toArray(String[]::new));
        for (Comparison each : comparisons) {
            List<String> row = new ArrayList<>(List.of(
                    each.program(),
                    seconds(each.cpuWithout()),
                    seconds(each.cpuWith()),
                    ratio(each.cpuRatio()),
                    number("%.0f", each.megabytesWithout()),
                    number("%.0f", each.megabytesWith()),
                    ratio(each.memoryRatio()),
                    goal.isMetBy(each) ? "yes" : "**no**"));
            columns.forEach(column -> row.add(column.text.apply(each)));
            table.add(row.toArray(String[]::new));
        }
        return table.toString();
    }

    /** A kernel takes milliseconds, a suite minutes. */
    private static String seconds(double value) {
        return number(value < 1 ? "%.4f" : "%.2f", value);
    }

    static String ratio(Quartiles quartiles) {
        return quartiles.text("%.2f");
    }

    static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
