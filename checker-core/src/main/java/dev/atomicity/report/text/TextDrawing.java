package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** An interleaving in two columns of letters: the thread that was interrupted, and all others. A line is a step, time goes down. */
public final class TextDrawing {
    private static final int MOST_LINES = 8;
    private static final int GAP = 2;

    /**
     * A line, ready to be put together.
     *
     * @param left what the interrupted thread did, as wide as its column
     * @param right what another one did, as wide as its column
     * @param isForeign whether it is a step of another thread
     */
    public record Line(String left, String right, String place, boolean isForeign) {
        /** All of it, without colours. */
        public String text() {
            return (left + right + place).stripTrailing();
        }
    }

    private final Interleaving ring;
    private final String bar;
    private final String open;

    private TextDrawing(FindingResult finding, boolean unicode) {
        this.ring = Interleaving.of(finding);
        this.bar = unicode ? "│" : "|";
        this.open = unicode ? "┊" : ":";
    }

    /**
     * No lines if the finding has no steps.
     *
     * @param width how many letters fit into a line
     * @param unicode whether lines can be drawn with characters beyond ASCII
     */
    public static List<Line> of(FindingResult finding, int width, boolean unicode) {
        TextDrawing drawing = new TextDrawing(finding, unicode);
        if (drawing.ring.steps().isEmpty()) {
            return List.of();
        }
        List<Line> rows = List.of();
        for (Detail detail : Detail.values()) {
            rows = drawing.rows(detail);
            if (widest(rows, Line::left) + widest(rows, Line::right) + widest(rows, Line::place) + 2 * GAP <= width) {
                break;
            }
        }
        return fit(rows, width);
    }

    /** How much is said of a step: as much as fits. */
    private enum Detail {
        ALL,
        WITHOUT_CLASSES,
        WITHOUT_CLASSES_AND_VALUES
    }

    private List<Line> rows(Detail detail) {
        boolean isShort = detail != Detail.ALL;
        List<Step> steps = ring.steps();
        List<Line> rows = new ArrayList<>();
        rows.add(new Line("  " + heading(0, isShort), "  " + otherHeading(isShort), "", false));
        boolean isFolded = steps.size() > MOST_LINES;
        int kept = (MOST_LINES - 1) / 2;
        for (int i = 0; i < steps.size(); i++) {
            if (!isFolded || i < kept || i >= steps.size() - kept) {
                addNextRun(i, rows);
                rows.add(row(i, detail));
            } else if (i == kept) {
                String folded = "… " + Words.count(steps.size() - 2L * kept, "more step");
                rows.add(new Line(open + " " + folded, "", "", false));
            }
        }
        return rows;
    }

    /** Where a thread goes on in another run than before, a line says so. */
    private void addNextRun(int number, List<Line> rows) {
        Step step = ring.steps().get(number);
        Step before = null;
        for (Step earlier : ring.steps().subList(0, number)) {
            before = earlier.threadId() == step.threadId() ? earlier : before;
        }
        if (before == null || before.isOfSameRun(step)) {
            return;
        }
        String next = "  then " + Words.run(step) + (ring.isAgain(step) ? " again" : "");
        boolean isForeign = ring.threadOf(step).index() > 0;
        rows.add(isForeign ? new Line(open, next, "", true) : new Line(next, "", "", false));
    }

    private static int widest(List<Line> rows, Function<Line, String> column) {
        return rows.stream().map(column).mapToInt(String::length).max().orElse(0);
    }

    private static List<Line> fit(List<Line> rows, int width) {
        int room = width - 2 * GAP;
        int places = Math.min(room / 3, widest(rows, Line::place));
        int left = Math.max(4, Math.min((room - places) / 2, widest(rows, Line::left)));
        int right = Math.max(4, Math.min(room - places - left, widest(rows, Line::right)));
        return rows.stream()
                .map(row -> new Line(
                        cell(row.left(), left),
                        cell(row.right(), right),
                        Words.fit(row.place(), Math.max(4, places)),
                        row.isForeign()))
                .toList();
    }

    private Line row(int number, Detail detail) {
        Step step = ring.steps().get(number);
        String action = switch (detail) {
            case ALL -> ring.action(step);
            case WITHOUT_CLASSES -> ring.shortAction(step) + Words.value(step);
            case WITHOUT_CLASSES_AND_VALUES -> ring.shortAction(step);
        };
        String start = bar + " " + (number + 1) + " ";
        if (ring.threadOf(step).index() == 0) {
            return new Line(start + action, "", Words.place(step), false);
        }
        String name = ring.threads().size() > 2 ? ring.threadOf(step).name() + " " : "";
        return new Line(open, start + name + action, Words.place(step), true);
    }

    private String otherHeading(boolean isShort) {
        return ring.threads().size() == 2
                ? heading(1, isShort)
                : Words.count(ring.threads().size() - 1L, "other thread");
    }

    private String heading(int thread, boolean isShort) {
        Interleaving.ThreadOfRing named = ring.threads().get(thread);
        List<String> regions = ring.steps().stream()
                .filter(step -> step.threadId() == named.threadId())
                .map(Step::region)
                .distinct()
                .toList();
        boolean isOne = regions.stream().filter(Objects::nonNull).count() == 1 && regions.size() == 1;
        // With several others the right column needs the room, and the title has said which region it is.
        return named.name()
                + (isOne && !isShort && ring.threads().size() <= 2 ? " in " + Words.shortName(regions.get(0)) : "");
    }

    /** The text and the gap after its column. */
    private static String cell(String text, int width) {
        String shown = Words.fit(text, width);
        return shown + " ".repeat(width - shown.length() + GAP);
    }
}
