package dev.atomicity.report.html;

import dev.atomicity.report.html.Pieces.Piece;
import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.Step;
import java.util.List;

/** A narrow lane for each thread, and the words beside all of them. For many threads, and for narrow screens. */
final class LanePicture extends Picture {
    private static final int TOP = 10;
    private static final int BETWEEN = 16;
    private static final int CUT = 24;
    private static final int WHY = 16;

    private final int width;
    private final int laneWidth;
    private final int words;
    private final String kind;
    private int y = TOP;

    private LanePicture(Interleaving ring, List<Piece> pieces, String kind, int width, int mostWidth, int widestLane) {
        super(ring, pieces);
        this.kind = kind;
        this.width = width;
        int lanes = Math.max(1, threads.size());
        this.laneWidth = Math.min(widestLane, Math.max(4, mostWidth / lanes));
        this.words = lanes * laneWidth + 12;
    }

    static Shape wide(Interleaving ring, List<Piece> pieces) {
        return new LanePicture(ring, pieces, "lanes", 780, 360, 64).draw();
    }

    static Shape narrow(Interleaving ring, List<Piece> pieces) {
        return new LanePicture(ring, pieces, "lanes small", 340, 150, 44).draw();
    }

    private Shape draw() {
        int ownEnd = -1;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            if (piece.isOwn() && ownEnd >= 0) {
                stripes.add(new Shape.Stripe(ownEnd + 6, y + BETWEEN - ownEnd - 8));
            }
            y += i == 0 ? 0 : BETWEEN;
            if (piece.folded() > 0) {
                fold(2, y, width - 2, piece);
                y += FOLD;
                continue;
            }
            piece(piece);
            ownEnd = piece.isOwn() ? y : ownEnd;
            if (piece.isOwn() && !piece.isLast()) {
                label(words, y + CUT, "cut", foreign(room(8.4)), room(8.4));
                y += CUT;
            }
        }
        for (Interleaving.ThreadOfRing thread : threads) {
            lifelines.add(new Shape.Lifeline(middle(thread.index()), 2, y + 8));
        }
        drawLinks();
        return shape(kind, width, y + 12);
    }

    private void piece(Piece piece) {
        int top = y;
        int middle = middle(piece.thread());
        String thread = ring.nameAt(ring.steps().get(piece.numbers().get(0)));
        label(words, y + 18, "thread " + colour(piece.thread()), thread, room(9.8));
        y += 24;
        if (piece.region() != null) {
            label(words, y + 11, "region", heading(piece), room(7.8));
            y += 18;
        }
        for (int number : piece.numbers()) {
            Step step = ring.steps().get(number);
            dot(number, middle, y + 14, piece);
            action(words, y + 13, step, room(7.8));
            label(words, y + 29, "soft", Words.place(step), room(7.9));
            String why = dependency(number);
            if (!why.isEmpty()) {
                label(words, y + 29 + WHY, "why", why, room(7.9));
                y += WHY;
            }
            y += 40;
        }
        if (piece.region() != null) {
            int half = Math.max(2, laneWidth / 2 - 3);
            band(piece, middle - half, top, middle + half, y, 8);
        }
    }

    @Override
    Shape.Arrow arrow(Shape.Dot source, Shape.Dot sink, boolean pointsRight) {
        int side = pointsRight ? 10 : -10;
        return new Shape.Arrow(
                Paths.curve(source.x() + side, source.y(), sink.x() - side, sink.y()),
                Paths.head(sink.x() - side, sink.y(), pointsRight));
    }

    private int middle(int thread) {
        return 2 + column(thread) * laneWidth + laneWidth / 2;
    }

    /** How many letters of this width fit. */
    private int room(double letter) {
        return (int) ((width - words) / letter);
    }
}
