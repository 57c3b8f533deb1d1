package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Step;
import dev.atomicity.steps.TextColumns;
import java.util.List;
import java.util.Objects;

/** An interleaving in two columns of letters: the thread that was interrupted, and all others. A line is a step, time goes down. */
public final class TextDrawing {
    private static final int MOST_LINES = 8;
    private static final int COLUMNS = 3;

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
    public static List<TextColumns.Line> of(FindingResult finding, int width, boolean unicode) {
        TextDrawing drawing = new TextDrawing(finding, unicode);
        if (drawing.ring.steps().isEmpty()) {
            return List.of();
        }
        TextColumns columns = drawing.columns(Detail.ALL);
        if (columns.width() > width) {
            columns = drawing.columns(Detail.WITHOUT_CLASSES);
        }
        if (columns.width() > width) {
            columns = drawing.columns(Detail.WITHOUT_CLASSES_AND_VALUES);
        }
        return fit(columns, width);
    }

    /** How much is said of a step: as much as fits. */
    private enum Detail {
        ALL,
        WITHOUT_CLASSES,
        WITHOUT_CLASSES_AND_VALUES
    }

    private TextColumns columns(Detail detail) {
        boolean isShort = detail != Detail.ALL;
        List<Step> steps = ring.steps();
        TextColumns columns = new TextColumns(COLUMNS);
        columns.add(TextColumns.NOBODY, List.of("  " + heading(0, isShort), "  " + otherHeading(isShort), ""));
        boolean isFolded = steps.size() > MOST_LINES;
        int kept = (MOST_LINES - 1) / 2;
        for (int i = 0; i < steps.size(); i++) {
            if (!isFolded || i < kept || i >= steps.size() - kept) {
                addStep(i, detail, columns);
            } else if (i == kept) {
                String folded = "… " + Words.count(steps.size() - 2L * kept, "more step");
                columns.add(TextColumns.NOBODY, List.of(open + " " + folded, "", ""));
            }
        }
        return columns;
    }

    private void addStep(int number, Detail detail, TextColumns columns) {
        Step step = ring.steps().get(number);
        boolean isForeign = ring.threadOf(step).index() > 0;
        String change = ring.changeOfRun(number);
        if (change != null) {
            addLine(isForeign, "  " + change, "", columns);
        }
        String action = switch (detail) {
            case ALL -> ring.action(step);
            case WITHOUT_CLASSES -> ring.shortAction(step) + Words.value(step);
            case WITHOUT_CLASSES_AND_VALUES -> ring.shortAction(step);
        };
        boolean needsName = isForeign && ring.threads().size() > 2;
        String name = needsName ? ring.threadOf(step).name() + " " : "";
        addLine(isForeign, bar + " " + (number + 1) + " " + name + action, Words.place(step), columns);
    }

    private void addLine(boolean isForeign, String text, String place, TextColumns columns) {
        columns.add(isForeign ? 1 : 0, isForeign ? List.of(open, text, place) : List.of(text, "", place));
    }

    private static List<TextColumns.Line> fit(TextColumns columns, int width) {
        int room = width - columns.gaps();
        int places = Math.min(room / 3, columns.width(2));
        int left = Math.max(4, Math.min((room - places) / 2, columns.width(0)));
        int right = Math.max(4, Math.min(room - places - left, columns.width(1)));
        return columns.laidOut(new int[] {left, right, Math.max(4, places)}, Words::fit);
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
}
