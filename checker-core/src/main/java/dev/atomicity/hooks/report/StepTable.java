package dev.atomicity.hooks.report;

import dev.atomicity.checker.Dependency;
import dev.atomicity.hooks.places.Sites;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Draws the steps of a ring: a column for each thread, a line for each step, time downwards, the places at the right. Where a
 * thread goes on in another transaction than before, a line says so.
 */
final class StepTable {
    private static final String MARGIN = "   ";
    private static final String GAP = "  ";

    /** Of a thread in a drawing: what stands above its column, and how wide the column is. */
    private static final class Column {
        final int threadId;
        final Set<String> names = new LinkedHashSet<>();
        final Finding.Step first;
        int width;

        Column(Finding.Step first) {
            this.threadId = first.threadId();
            this.first = first;
        }
    }

    /** A line: what stands in the column of a thread, and at the right. */
    private record Row(int threadId, String action, String place) {}

    private final List<Column> columns = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    StepTable(List<Finding.Step> ring) {
        List<Finding.Step> steps = new ArrayList<>();
        for (Finding.Step step : ring) {
            // What ends one dependency and what begins the next may be one event.
            if (steps.isEmpty() || !step.equals(steps.get(steps.size() - 1))) {
                steps.add(step);
            }
        }
        VariableNames names = new VariableNames(steps);
        for (int i = 0; i < steps.size(); i++) {
            Finding.Step step = steps.get(i);
            Column column = columnOf(step);
            Finding.Step before = lastOf(step.threadId(), steps.subList(0, i));
            if (before != null && !isSameRun(before, step)) {
                add(column, "then " + run(step) + (isAgain(step, steps.subList(0, i)) ? " again" : ""), "");
            }
            String place = step.site() == null ? "" : "at " + step.site().location();
            add(column, action(step, names), place);
            column.names.add(step.thread());
        }
        for (Column column : columns) {
            column.width = Math.max(
                    column.width,
                    Math.max(heading(column).length(), run(column.first).length()));
        }
    }

    private void add(Column column, String action, String place) {
        rows.add(new Row(column.threadId, action, place));
        column.width = Math.max(column.width, action.length());
    }

    private Column columnOf(Finding.Step step) {
        for (Column column : columns) {
            if (column.threadId == step.threadId()) {
                return column;
            }
        }
        Column column = new Column(step);
        columns.add(column);
        return column;
    }

    private static Finding.Step lastOf(int threadId, List<Finding.Step> steps) {
        Finding.Step last = null;
        for (Finding.Step step : steps) {
            last = step.threadId() == threadId ? step : last;
        }
        return last;
    }

    private static boolean isSameRun(Finding.Step one, Finding.Step other) {
        return one.transaction() == other.transaction() && Objects.equals(one.region(), other.region());
    }

    /** Whether the thread was in another run of the same region before. */
    private static boolean isAgain(Finding.Step step, List<Finding.Step> before) {
        for (Finding.Step earlier : before) {
            if (step.region() != null
                    && earlier.threadId() == step.threadId()
                    && step.region().equals(earlier.region())
                    && !isSameRun(step, earlier)) {
                return true;
            }
        }
        return false;
    }

    void appendTo(StringBuilder text) {
        List<String> headings = new ArrayList<>();
        List<String> subheadings = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        for (Column column : columns) {
            headings.add(heading(column));
            subheadings.add(run(column.first));
            rules.add("-".repeat(column.width));
        }
        appendLine(text, headings, "");
        appendLine(text, subheadings, "");
        appendLine(text, rules, "");
        for (Row row : rows) {
            List<String> cells = new ArrayList<>();
            for (Column column : columns) {
                cells.add(column.threadId == row.threadId ? row.action : "|");
            }
            appendLine(text, cells, row.place);
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

    /** The names that the thread had at its steps; with its number, if another one had one of them too. */
    private String heading(Column column) {
        String name = String.join(", later ", column.names).strip();
        boolean isUnique = !name.isEmpty()
                && columns.stream()
                        .noneMatch(
                                other -> other != column && other.names.stream().anyMatch(column.names::contains));
        return "thread " + (isUnique ? name : (name + " #" + column.threadId).trim());
    }

    private static String run(Finding.Step step) {
        if (step.region() != null) {
            return "in " + name(step.region());
        }
        return step.transaction() == Dependency.FORGOTTEN ? "in a run that is no longer known" : "outside of regions";
    }

    private static String action(Finding.Step step, VariableNames names) {
        Sites.Site site = step.site();
        if (site == null) {
            return "acts";
        }
        String value = step.value() == null ? "" : " (" + step.value() + ")";
        return VariableNames.verb(site) + " " + names.of(step) + value;
    }

    /** The class without its package: the column shall stay narrow, and the places have it in full. */
    private static String name(Sites.Site region) {
        return region.owner().substring(region.owner().lastIndexOf('.') + 1) + "." + region.method();
    }
}
