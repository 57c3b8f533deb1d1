package dev.atomicity.report;

import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An interleaving in two columns: the thread that was cut, and all others. A line is a step, time goes down. */
final class ConsoleDrawing {
    private static final int MOST_LINES = 8;
    private static final int GAP = 2;

    private final Interleaving ring;
    private final ConsoleStyle style;
    private final String bar;
    private final String open;

    ConsoleDrawing(FindingResult finding, ConsoleStyle style) {
        this.ring = Interleaving.of(finding);
        this.style = style;
        this.bar = style.unicode() ? "│" : "|";
        this.open = style.unicode() ? "┊" : ":";
    }

    private record Row(String left, String right, String place, boolean isForeign) {}

    void appendTo(StringBuilder text, String margin) {
        List<Step> steps = ring.steps();
        if (steps.isEmpty()) {
            return;
        }
        List<Row> rows = new ArrayList<>();
        rows.add(new Row("  " + heading(0), "  " + otherHeading(), "", false));
        boolean isFolded = steps.size() > MOST_LINES;
        int kept = (MOST_LINES - 1) / 2;
        for (int i = 0; i < steps.size(); i++) {
            if (!isFolded || i < kept || i >= steps.size() - kept) {
                rows.add(row(i));
            } else if (i == kept) {
                String folded = "… " + Words.count(steps.size() - 2L * kept, "more step");
                rows.add(new Row(open + " " + folded, "", "", false));
            }
        }
        int places = rows.stream().mapToInt(row -> row.place().length()).max().orElse(0);
        int room = style.width() - margin.length() - 2 * GAP;
        if (places > room / 3) {
            places = room / 3;
        }
        int left = width(rows.stream().map(Row::left).toList(), (room - places) / 2);
        int right = width(rows.stream().map(Row::right).toList(), room - places - left);
        for (Row row : rows) {
            append(text, margin, row, left, right, places);
        }
    }

    private void append(StringBuilder text, String margin, Row row, int left, int right, int places) {
        String leftCell = cell(row.left(), left);
        String rightCell = cell(row.right(), right);
        String place = Words.fit(row.place(), Math.max(4, places));
        String line = margin
                + Colour.BLUE.paint(leftCell, style)
                + " ".repeat(GAP)
                + (row.isForeign() ? Colour.RED : Colour.MAGENTA).paint(rightCell, style)
                + " ".repeat(GAP)
                + Colour.SOFT.paint(place, style);
        text.append(line.stripTrailing()).append('\n');
    }

    private Row row(int number) {
        Step step = ring.steps().get(number);
        boolean isFirstThread = ring.threadOf(step).index() == 0;
        if (isFirstThread) {
            return new Row(bar + " " + (number + 1) + " " + Words.action(step), "", Words.place(step), false);
        }
        String name = ring.threads().size() > 2 ? ring.threadOf(step).name() + " " : "";
        return new Row(open, bar + " " + (number + 1) + " " + name + Words.action(step), Words.place(step), true);
    }

    private String otherHeading() {
        return ring.threads().size() == 2
                ? heading(1)
                : Words.count(ring.threads().size() - 1L, "other thread");
    }

    private String heading(int thread) {
        Interleaving.ThreadOfRing named = ring.threads().get(thread);
        List<String> regions = ring.steps().stream()
                .filter(step -> step.threadId() == named.threadId())
                .map(Step::region)
                .distinct()
                .toList();
        boolean isOne = regions.stream().filter(Objects::nonNull).count() == 1 && regions.size() == 1;
        // With several others the right column needs the room, and the title has said which region it is.
        return named.name() + (isOne && ring.threads().size() <= 2 ? " in " + Words.shortName(regions.get(0)) : "");
    }

    private static int width(List<String> cells, int most) {
        return Math.max(
                4, Math.min(most, cells.stream().mapToInt(String::length).max().orElse(0)));
    }

    private static String cell(String text, int width) {
        String shown = Words.fit(text, width);
        return shown + " ".repeat(width - shown.length());
    }
}
