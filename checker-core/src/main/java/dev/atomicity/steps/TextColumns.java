package dev.atomicity.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Draws a ring of steps with letters: threads in columns, a line for each step, time downwards, places in the last column. A column is
 * as wide as its widest cell, unless the caller has less room.
 */
public final class TextColumns {
    /** The actor of a line in which no thread does anything, as a heading. */
    public static final int NOBODY = -1;

    private static final String GAP = "  ";
    private static final List<String> RULE = List.of();

    /**
     * A line of the drawing.
     *
     * @param actor the column of the thread that does something
     * @param cells all but the last one as wide as their columns and the gap behind them
     */
    public record Line(int actor, List<String> cells) {
        public Line {
            cells = List.copyOf(cells);
        }

        /** All of it, without spaces at its end. */
        public String text() {
            return String.join("", cells).stripTrailing();
        }
    }

    private final List<Line> lines = new ArrayList<>();
    private final int columns;

    /**
     * @param columns how many, with that of the places
     */
    public TextColumns(int columns) {
        this.columns = columns;
    }

    public void add(int actor, List<String> cells) {
        if (cells.size() != columns) {
            throw new IllegalArgumentException(cells.size() + " cells in " + columns + " columns");
        }
        lines.add(new Line(actor, cells));
    }

    /** A line under the headings of the threads. */
    public void addRule() {
        lines.add(new Line(NOBODY, RULE));
    }

    /** The width of a column, without the gap behind it. */
    public int width(int column) {
        int width = 0;
        for (Line line : lines) {
            width = Math.max(
                    width, line.cells.isEmpty() ? 0 : line.cells.get(column).length());
        }
        return width;
    }

    /** The width of all columns, and of the gaps between them. */
    public int width() {
        int width = gaps();
        for (int column = 0; column < columns; column++) {
            width += width(column);
        }
        return width;
    }

    /** The width of the gaps between the columns. */
    public int gaps() {
        return (columns - 1) * GAP.length();
    }

    /** The lines, in columns that are as wide as they need to be. */
    public List<Line> laidOut() {
        int[] widths = new int[columns];
        for (int column = 0; column < columns; column++) {
            widths[column] = width(column);
        }
        return laidOut(widths, (text, width) -> text);
    }

    /**
     * The lines, in columns of those widths.
     *
     * @param fit shortens a text to a width
     */
    public List<Line> laidOut(int[] widths, BiFunction<String, Integer, String> fit) {
        List<Line> laidOut = new ArrayList<>();
        for (Line line : lines) {
            List<String> cells = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                boolean isLast = column == columns - 1;
                String rule = isLast ? "" : "-".repeat(widths[column]);
                String text = line.cells.isEmpty() ? rule : fit.apply(line.cells.get(column), widths[column]);
                cells.add(isLast ? text : text + " ".repeat(widths[column] - text.length()) + GAP);
            }
            laidOut.add(new Line(line.actor, cells));
        }
        return laidOut;
    }
}
