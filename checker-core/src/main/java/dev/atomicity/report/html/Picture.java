package dev.atomicity.report.html;

import dev.atomicity.report.html.Pieces.Piece;
import dev.atomicity.report.text.Interleaving;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.List;

/** What the two ways of drawing an interleaving have in common. Time goes down; each piece has the height to itself. */
abstract class Picture {
    static final String FOREIGN = "another thread comes in here";

    /** The number of colours for threads in the style sheet; the first is kept for the thread that was cut. */
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

    /** How a later step depends on an earlier one, seen from the later one. */
    static String dependency(Step source, Step sink) {
        if (Words.isRead(source) && Words.isWrite(sink)) {
            return "changes what was read";
        }
        if (Words.isWrite(source) && Words.isRead(sink)) {
            return "sees what was written";
        }
        if (Words.isWrite(source) && Words.isWrite(sink)) {
            return "overwrites it";
        }
        return "must come after it";
    }

    final Shape.Dot dot(int number, int x, int y, int thread) {
        Shape.Dot dot = new Shape.Dot(x, y, number + 1, colour(thread));
        dots.add(dot);
        dotOf[number] = dot;
        return dot;
    }

    final void label(int x, int y, String style, String text, int room) {
        String shown = Words.fit(text, Math.max(4, room));
        labels.add(new Shape.Label(x, y, style, shown, null, shown.equals(text) ? null : text));
    }

    /** What a step does: a verb, and a name in the letters of code. */
    final void action(int x, int y, Step step, int room) {
        String verb = Words.verb(step);
        String object = Words.object(step);
        String shownVerb = Words.fit(verb, Math.max(4, room));
        String shown = Words.fit(object, Math.max(4, room - shownVerb.length() - 1));
        boolean isWhole = shown.equals(object) && shownVerb.equals(verb);
        labels.add(new Shape.Label(x, y, "", shownVerb + " ", shown, isWhole ? null : Words.action(step)));
    }

    /** The name of a region; in a cycle, where the rows need not follow the clock, nothing is said of what goes on. */
    final String heading(Piece piece) {
        return Words.shortName(piece.region()) + (piece.isFirst() || ring.isCycle() ? "" : " goes on");
    }

    static String folded(Piece piece) {
        return "… " + Words.count(piece.folded(), "more step") + " in " + Words.count(piece.foldedThreads(), "thread");
    }

    final Shape shape(String kind, int width, int height) {
        return new Shape(kind, width, height, stripes, lifelines, bands, arrows, dots, labels);
    }
}
