package dev.atomicity.report.html;

import dev.atomicity.report.html.Pieces.Piece;
import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What the two ways of drawing an interleaving have in common. Time goes down; each piece has the height to itself. */
abstract class Picture {
    /** The height of the row that stands for steps that are not drawn. */
    static final int FOLD = 28;

    /** The number of colours for threads in the style sheet; the first is kept for the thread that was interrupted. */
    private static final int COLOURS = 6;

    final Interleaving ring;
    final List<Piece> pieces;

    /** The threads that are drawn: all but those whose steps are folded. */
    final List<Interleaving.ThreadOfRing> threads;

    final List<Shape.Stripe> stripes = new ArrayList<>();
    final List<Shape.Lifeline> lifelines = new ArrayList<>();
    final List<Shape.Band> bands = new ArrayList<>();
    final List<Shape.Arrow> arrows = new ArrayList<>();
    final List<Shape.Dot> dots = new ArrayList<>();
    final List<Shape.Label> labels = new ArrayList<>();

    /** By the number of the step; null where it is folded. */
    final Shape.Dot[] dotOf;

    private int foldTop;

    /** Where the run that closes a cycle was first drawn; -1 before. */
    private int runTop = -1;

    Picture(Interleaving ring, List<Piece> pieces) {
        this.ring = ring;
        this.pieces = pieces;
        this.threads = drawn(ring, pieces);
        this.dotOf = new Shape.Dot[ring.steps().size()];
    }

    static List<Interleaving.ThreadOfRing> drawn(Interleaving ring, List<Piece> pieces) {
        return ring.threads().stream()
                .filter(thread -> pieces.stream().anyMatch(piece -> piece.thread() == thread.index()))
                .toList();
    }

    /** The place of a thread among those that are drawn. */
    final int column(int thread) {
        for (int i = 0; i < threads.size(); i++) {
            if (threads.get(i).index() == thread) {
                return i;
            }
        }
        throw new IllegalArgumentException("thread " + thread + " is not drawn");
    }

    static String colour(int thread) {
        return "t" + (thread < 1 ? thread : 1 + (thread - 1) % (COLOURS - 1));
    }

    /** How a step depends on the one of another thread before it, such as {@code changes what 1 read}; empty if it does not. */
    final String dependency(int number) {
        if (ring.links().stream().noneMatch(link -> link.sink() == number)) {
            return "";
        }
        Step source = ring.steps().get(number - 1);
        Step sink = ring.steps().get(number);
        if (Words.isRead(source) && Words.isWrite(sink)) {
            return "changes what " + number + " read";
        }
        if (Words.isWrite(source) && Words.isRead(sink)) {
            return "sees what " + number + " wrote";
        }
        if (Words.isWrite(source) && Words.isWrite(sink)) {
            return "overwrites what " + number + " wrote";
        }
        return "can only come after " + number;
    }

    /** What is said where the region lies open: fewer words where there is less room, rather than half of them. */
    final String foreign(int room) {
        List<String> choices = ring.threads().size() > 2
                ? List.of("others come in here", "others come in")
                : List.of("another thread comes in here", "another thread comes in");
        return choices.stream()
                .filter(words -> TextWidth.fit(words, room).equals(words))
                .findFirst()
                .orElse("interrupted");
    }

    final void dot(int number, int x, int y, Piece piece) {
        boolean cutsIn = !ring.isCycle() && !piece.isOwn();
        Shape.Dot dot = new Shape.Dot(x, y, number + 1, colour(piece.thread()), cutsIn);
        dots.add(dot);
        dotOf[number] = dot;
    }

    final void band(Piece piece, int left, int top, int right, int bottom, int tooth) {
        boolean isTornAbove = piece.isOwn() && !piece.isFirst();
        boolean isTornBelow = piece.isOwn() && !piece.isLast();
        int from = top;
        if (closesCycle()) {
            if (piece == pieces.get(0)) {
                runTop = top;
                return;
            }
            // It is one run: what leaves it at the top comes back into it at the bottom.
            from = piece == pieces.get(pieces.size() - 1) ? runTop : top;
        }
        bands.add(new Shape.Band(
                Paths.box(left, from, right, bottom, isTornAbove, isTornBelow, tooth),
                colour(piece.thread()) + (isTornAbove || isTornBelow ? " torn" : "")));
    }

    /** Whether the first piece of a cycle and its last are one run of one region, with nothing of its thread between them. */
    private boolean closesCycle() {
        Piece first = pieces.get(0);
        Piece last = pieces.get(pieces.size() - 1);
        return ring.isCycle()
                && pieces.size() > 2
                && first.thread() == last.thread()
                && first.region() != null
                && first.region().equals(last.region())
                && Objects.equals(first.run(), last.run())
                && pieces.subList(1, pieces.size() - 1).stream().noneMatch(piece -> piece.thread() == first.thread());
    }

    final void fold(int left, int top, int right, Piece piece) {
        foldTop = top;
        bands.add(new Shape.Band(Paths.box(left, top, right, top + FOLD, false, false, 1), "fold"));
        labels.add(new Shape.Label((left + right) / 2, top + 19, "soft middle", folded(piece), null));
    }

    /** The dependencies, when all dots have their places. */
    final void drawLinks() {
        for (Interleaving.Link link : ring.links()) {
            Shape.Dot source = dotOf[link.source()];
            Shape.Dot sink = dotOf[link.sink()];
            if (source == null || sink == null) {
                stub(source, sink);
            } else {
                arrows.add(arrow(source, sink, sink.x() > source.x()));
            }
        }
    }

    /** From the column of one dot to that of another. */
    abstract Shape.Arrow arrow(Shape.Dot source, Shape.Dot sink, boolean pointsRight);

    /** A dependency of which one end is folded away leads into the fold, or out of it. */
    private void stub(Shape.Dot source, Shape.Dot sink) {
        if (source != null) {
            arrows.add(new Shape.Arrow("M%d %dV%d".formatted(source.x(), source.y() + 11, foldTop - 2), ""));
        } else if (sink != null) {
            int end = sink.y() - 12;
            arrows.add(new Shape.Arrow(
                    "M%d %dV%d".formatted(sink.x(), foldTop + FOLD, end), Paths.headDown(sink.x(), end)));
        }
    }

    /** Where it has to be shortened, the steps in words have the whole. */
    final void label(int x, int y, String style, String text, int room) {
        boolean isCode = style.startsWith("region");
        String shown = isCode ? TextWidth.fitCode(text, room) : TextWidth.fit(text, room);
        labels.add(new Shape.Label(x, y, style, shown, null));
    }

    /** What a step does: a verb, and a name in the letters of code. */
    final void action(int x, int y, Step step, int room) {
        String verb = TextWidth.fit(Words.verb(step), room);
        int rest = room - verb.length() - 1;
        // A name that is hardly there would be worse than no value.
        String value = Words.value(step).length() <= rest / 2 ? Words.value(step) : "";
        String object = TextWidth.fitCode(ring.object(step), rest - value.length());
        labels.add(new Shape.Label(x, y, "", verb + " ", object + value));
    }

    /** What stands over a piece. In a cycle the rows need not follow the clock: no label promises a continuation there. */
    final String heading(Piece piece) {
        String region = Words.shortName(piece.region());
        if (piece.isFirst()) {
            return region + (piece.isAgain() ? " again" : "");
        }
        return !ring.isCycle() ? region + " goes on" : closesCycle() ? "the same run" : region;
    }

    static String folded(Piece piece) {
        return "… " + Words.count(piece.folded(), "more step") + " in " + Words.count(piece.foldedThreads(), "thread");
    }

    final Shape shape(String kind, int width, int height) {
        return new Shape(kind, width, height, stripes, lifelines, bands, arrows, dots, labels);
    }
}
