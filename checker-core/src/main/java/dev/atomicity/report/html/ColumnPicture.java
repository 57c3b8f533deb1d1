package dev.atomicity.report.html;

import dev.atomicity.report.html.Pieces.Piece;
import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.Step;
import java.util.List;

/** A wide column for each thread, with the words inside it. For two or three threads on a wide screen. */
final class ColumnPicture extends Picture {
    /** With more threads the columns would be too narrow for words. */
    static final int MOST_THREADS = 3;

    private static final int EDGE = 2;
    private static final int GAP = 56;
    private static final int TOP = 40;
    private static final int HEADER = 34;
    private static final int TEETH = 8;
    private static final int STEP = 46;
    private static final int WHY = 18;
    private static final int BETWEEN = 26;
    private static final int DOT = 26;
    private static final int WORDS = 50;

    private final int width;
    private final int columnWidth;
    private int y = TOP;

    ColumnPicture(Interleaving ring, List<Piece> pieces) {
        super(ring, pieces);
        int count = threads.size();
        this.width = count > 2 ? 940 : 780;
        this.columnWidth = (width - 2 * EDGE - (count - 1) * GAP) / count;
    }

    Shape draw() {
        for (Interleaving.ThreadOfRing thread : threads) {
            label(left(thread.index()) + DOT - 12, 18, "thread " + colour(thread.index()), thread.name(), room(9.8));
        }
        int ownEnd = -1;
        boolean isColumnFree = true;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            if (piece.isOwn() && ownEnd >= 0) {
                cut(ownEnd, isColumnFree);
            }
            y += i == 0 ? 0 : BETWEEN;
            if (piece.folded() > 0) {
                fold(EDGE, y, width - EDGE, piece);
                y += FOLD;
                continue;
            }
            piece(piece);
            ownEnd = piece.isOwn() ? y : ownEnd;
            // The thread that was interrupted may itself have done something else in between.
            isColumnFree = piece.isOwn() || (isColumnFree && column(piece.thread()) > 0);
        }
        for (Interleaving.ThreadOfRing thread : threads) {
            lifelines.add(new Shape.Lifeline(left(thread.index()) + DOT, 28, y + 14));
        }
        drawLinks();
        return shape("columns", width, y + 18);
    }

    private void piece(Piece piece) {
        int top = y;
        int left = left(piece.thread());
        // The teeth of a torn edge point downwards, into the words.
        y += piece.isOwn() && !piece.isFirst() ? TEETH : 0;
        if (piece.region() == null) {
            y += 6;
        } else {
            String style = "region " + colour(piece.thread());
            label(left + DOT - 12, y + 22, style, heading(piece), room(7.6));
            y += HEADER;
        }
        for (int number : piece.numbers()) {
            Step step = ring.steps().get(number);
            dot(number, left + DOT, y + 15, piece);
            action(left + WORDS, y + 13, step, room(7.6));
            label(left + WORDS, y + 30, "soft", Words.place(step), room(7.9));
            String why = dependency(number);
            if (!why.isEmpty()) {
                label(left + WORDS, y + 30 + WHY, "why", why, room(7.9));
                y += WHY;
            }
            y += STEP;
        }
        if (piece.region() != null) {
            band(piece, left, top, left + columnWidth, y, 14);
        }
    }

    private void cut(int from, boolean hasRoomForWords) {
        int to = y + BETWEEN;
        stripes.add(new Shape.Stripe(from + 9, to - from - 12));
        if (hasRoomForWords) {
            label(left(0) + WORDS, Math.min((from + to) / 2 + 5, from + 64), "cut", foreign(room(8.4)), room(8.4));
        }
    }

    /** From the edge of the one column to the dot in the other, or back: the words of the left one stay free. */
    @Override
    Shape.Arrow arrow(Shape.Dot source, Shape.Dot sink, boolean pointsRight) {
        int fromX = pointsRight ? source.x() - DOT + columnWidth : source.x() - 12;
        int toX = pointsRight ? sink.x() - 12 : sink.x() - DOT + columnWidth;
        return new Shape.Arrow(Paths.curve(fromX, source.y(), toX, sink.y()), Paths.head(toX, sink.y(), pointsRight));
    }

    private int left(int thread) {
        return EDGE + column(thread) * (columnWidth + GAP);
    }

    /** How many letters of this width fit. */
    private int room(double letter) {
        return (int) ((columnWidth - WORDS - 6) / letter);
    }
}
