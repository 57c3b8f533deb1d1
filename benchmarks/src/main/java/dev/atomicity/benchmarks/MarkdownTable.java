package dev.atomicity.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table with aligned columns, readable on a terminal and ready to be pasted into a document. */
public final class MarkdownTable {
    private final List<String[]> rows = new ArrayList<>();

    public MarkdownTable(String... header) {
        rows.add(header);
    }

    public void add(String... cells) {
        rows.add(cells);
    }

    @Override
    public String toString() {
        int[] widths = new int[rows.get(0).length];
        for (String[] row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row[column].length());
            }
        }
        String[] rule = Arrays.stream(widths).mapToObj("-"::repeat).toArray(String[]::new);
        StringBuilder text = new StringBuilder();
        append(text, rows.get(0), widths);
        append(text, rule, widths);
        rows.stream().skip(1).forEach(row -> append(text, row, widths));
        return text.toString();
    }

    private static void append(StringBuilder text, String[] row, int[] widths) {
        for (int column = 0; column < widths.length; column++) {
            text.append("| ").append(row[column]).append(" ".repeat(widths[column] - row[column].length() + 1));
        }
        text.append("|\n");
    }
}
