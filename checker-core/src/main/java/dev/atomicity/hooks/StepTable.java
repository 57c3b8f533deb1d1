package dev.atomicity.hooks;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Draws the steps of a ring: a column for each thread, a line for each step, time downwards, the places at the right. */
final class StepTable {
    private static final String MARGIN = "   ";
    private static final String GAP = "  ";

    /** Of a thread in a drawing: what stands above its column, and how wide the column is. */
    private static final class Column {
        final int threadId;
        final String name;

        /** The region of all its steps; null if they are outside of regions, or in different ones. */
        Sites.Site region;

        boolean sameRegion = true;
        int width;

        Column(Finding.Step first) {
            this.threadId = first.threadId();
            this.name = first.thread();
            this.region = first.region();
        }
    }

    private final List<Finding.Step> steps = new ArrayList<>();
    private final List<Column> columns = new ArrayList<>();

    StepTable(List<Finding.Step> ring) {
        Finding.Step previous = null;
        for (Finding.Step step : ring) {
            // What a thread took in and what it gave on may be one event.
            if (!step.equals(previous)) {
                steps.add(step);
                add(step);
            }
            previous = step;
        }
        for (Column column : columns) {
            column.width = Math.max(
                    column.width,
                    Math.max(heading(column).length(), subheading(column).length()));
        }
    }

    private void add(Finding.Step step) {
        Column column = columnOf(step);
        if (column == null) {
            column = new Column(step);
            columns.add(column);
        } else if (!Objects.equals(column.region, step.region())) {
            column.sameRegion = false;
        }
        column.width = Math.max(column.width, action(step).length());
    }

    private Column columnOf(Finding.Step step) {
        for (Column column : columns) {
            if (column.threadId == step.threadId()) {
                return column;
            }
        }
        return null;
    }

    void appendTo(StringBuilder text) {
        List<String> headings = new ArrayList<>();
        List<String> subheadings = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        for (Column column : columns) {
            headings.add(heading(column));
            subheadings.add(subheading(column));
            rules.add("-".repeat(column.width));
        }
        appendLine(text, headings, "");
        appendLine(text, subheadings, "");
        appendLine(text, rules, "");
        for (Finding.Step step : steps) {
            List<String> cells = new ArrayList<>();
            for (Column column : columns) {
                cells.add(column.threadId == step.threadId() ? action(step) : "|");
            }
            appendLine(text, cells, place(step));
        }
    }

    private void appendLine(StringBuilder text, List<String> cells, String last) {
        StringBuilder line = new StringBuilder(MARGIN);
        for (int i = 0; i < cells.size(); i++) {
            String cell = cells.get(i);
            line.append(cell)
                    .append(" ".repeat(columns.get(i).width - cell.length()))
                    .append(GAP);
        }
        text.append(line.append(last).toString().stripTrailing()).append('\n');
    }

    private String heading(Column column) {
        boolean isUnique = !column.name.isBlank()
                && columns.stream()
                                .filter(other -> other.name.equals(column.name))
                                .count()
                        == 1;
        return "thread " + (isUnique ? column.name : (column.name + " #" + column.threadId).trim());
    }

    private static String subheading(Column column) {
        if (!column.sameRegion) {
            return "in different regions";
        }
        return column.region == null ? "outside of regions" : "in " + name(column.region);
    }

    private static String action(Finding.Step step) {
        Sites.Site site = step.site();
        if (site == null) {
            return "acts";
        }
        String value = step.value() == null ? "" : " (" + step.value() + ")";
        return site.operation() + " " + (site.variable() == null ? "a lock" : site.variable()) + value;
    }

    private String place(Finding.Step step) {
        String place = step.site() == null ? "" : "at " + step.site().location();
        if (columnOf(step).sameRegion) {
            return place;
        }
        return (place
                + (step.region() == null
                        ? ", outside of regions"
                        : ", in " + step.region().location()));
    }

    /** The class without its package: the column shall stay narrow, and the places have it in full. */
    private static String name(Sites.Site region) {
        return region.owner().substring(region.owner().lastIndexOf('.') + 1) + "." + region.method();
    }
}
