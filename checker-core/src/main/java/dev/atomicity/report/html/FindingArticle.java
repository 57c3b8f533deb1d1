package dev.atomicity.report.html;

import java.util.ArrayList;
import java.util.List;

/** A finding for its template, in the detail that the page has room for. */
record FindingArticle(FindingView finding, Detail detail, boolean isFirst) {
    List<Shape> wideDrawing() {
        return detail.compareTo(Detail.DRAWING) >= 0 ? finding.wide() : List.of();
    }

    List<FindingView.StepLine> shownSteps() {
        return detail.compareTo(Detail.DRAWING) >= 0 ? finding.steps() : List.of();
    }

    boolean hasSteps() {
        return !shownSteps().isEmpty();
    }

    List<Shape> narrowDrawing() {
        return detail == Detail.FULL ? finding.narrow() : List.of();
    }

    List<CodeView> shownCode() {
        return detail.compareTo(Detail.CODE) >= 0 ? finding.code() : List.of();
    }

    boolean hasCode() {
        return !shownCode().isEmpty();
    }

    List<FindingView.Stack> shownStacks() {
        return detail == Detail.FULL ? finding.stacks() : List.of();
    }

    List<FindingView.WayIn> shownWaysIn() {
        return detail == Detail.FULL ? finding.waysIn() : List.of();
    }

    boolean hasWaysIn() {
        return !shownWaysIn().isEmpty();
    }

    boolean hasStacks() {
        return !shownStacks().isEmpty();
    }

    /** What was left out to keep the page light; null if nothing was. */
    String leftOut() {
        List<String> parts = new ArrayList<>();
        if (wideDrawing().isEmpty() && !finding.wide().isEmpty()) {
            parts.add("the drawing");
        }
        if (shownCode().isEmpty() && !finding.code().isEmpty()) {
            parts.add("the source lines");
        }
        if (shownStacks().isEmpty() && !finding.stacks().isEmpty()) {
            parts.add("the stacks");
        }
        if (shownWaysIn().isEmpty() && !finding.waysIn().isEmpty()) {
            parts.add("the other interruptions");
        }
        return parts.isEmpty() ? null : String.join(", ", parts);
    }
}
