package dev.atomicity.report.text;

import dev.atomicity.results.Step;
import java.util.List;
import java.util.Objects;

/** The dependencies of a ring in words, and then what is wrong with them. */
final class RingStory {
    /** Of a longer ring the first ones and the last are described. */
    private static final int LINKS_TOLD = 4;

    private final Interleaving ring;
    private final Sentence sentence;

    private RingStory(Interleaving ring, Sentence sentence) {
        this.ring = ring;
        this.sentence = sentence;
    }

    static void append(Interleaving ring, Sentence sentence) {
        new RingStory(ring, sentence).append();
    }

    private void append() {
        List<Interleaving.Link> links = ring.links();
        int hidden = links.size() <= LINKS_TOLD ? 0 : links.size() - LINKS_TOLD + 1;
        // The last one always stands: it closes the ring.
        int hiddenFrom = links.size() - 1 - hidden;
        for (int i = 0; i < links.size(); i++) {
            if (hidden == 0 || i < hiddenFrom || i == links.size() - 1) {
                link(links.get(i));
            } else if (i == hiddenFrom) {
                sentence.text(hidden + " more steps follow in the same way. ");
            }
        }
        sentence.strong(true);
        if (links.size() < 2) {
            sentence.text("How the ring closes was not recorded.");
        } else if (links.size() == 2 && ring.threads().size() == 2) {
            ringOfTwo(links.get(0), links.get(1));
        } else {
            sentence.text(
                    "So each of them would have to run before the next, and the last before the first: no order of them, one "
                            + "after the other, gives this result.");
        }
        sentence.strong(false);
    }

    /** What the two of them saw of each other. */
    private void ringOfTwo(Interleaving.Link out, Interleaving.Link back) {
        Step mine = ring.steps().get(out.source());
        Step theirs = ring.steps().get(out.sink());
        Step theirNext = ring.steps().get(back.source());
        Step mineNext = ring.steps().get(back.sink());
        boolean areTwoVariables = !Words.isCall(mine) && !Words.isCall(mineNext) && areDifferent(mine, mineNext);
        boolean isOneRun = theirs.isOfSameRun(theirNext);
        if (areTwoVariables && isOneRun && Words.isWrite(mine) && Words.isRead(theirs) && Words.isRead(theirNext)) {
            sentence.text("So ");
            sentence.thread(theirs);
            sentence.text(" saw the new ");
            sentence.object(mine);
            sentence.text(" together with the old ");
            sentence.object(mineNext);
            sentence.text(": half of what ");
            sentence.code(Words.scope(mine));
            sentence.text(" does.");
        } else if (areTwoVariables && Words.isRead(mine) && Words.isWrite(theirNext) && Words.isRead(mineNext)) {
            sentence.text("So ");
            sentence.thread(mine);
            sentence.text(" saw the old ");
            sentence.object(mine);
            sentence.text(" together with the new ");
            sentence.object(mineNext);
            sentence.text(": two states that never belonged together.");
        } else if (areTwoVariables
                && isOneRun
                && Words.isRead(mine)
                && Words.isRead(theirNext)
                && Words.isWrite(mineNext)) {
            sentence.text(
                    "So each of them went on from a value that the other one then changed: what it had checked may no longer be true.");
        } else if (isOneRun) {
            sentence.text("So ");
            run(mine);
            sentence.text(" would have to come both before and after ");
            run(theirs);
            sentence.text(": whichever of them runs first, the result would be another one.");
        } else {
            sentence.text("So ");
            run(mine);
            sentence.text(" would have to come before ");
            run(theirs);
            sentence.text(", and yet after ");
            sentence.code(Words.scope(theirNext));
            sentence.text(", which the same thread ran later: no order of the three gives this result.");
        }
    }

    private static boolean areDifferent(Step one, Step other) {
        return one.variable() != null
                && other.variable() != null
                && (!one.variable().equals(other.variable()) || !Phrases.isSameVariable(one, other));
    }

    private void link(Interleaving.Link link) {
        Step source = ring.steps().get(link.source());
        Step sink = ring.steps().get(link.sink());
        sentence.thread(source);
        sentence.text(" " + Phrases.past(source) + " ");
        sentence.object(source);
        sentence.text(" in ");
        sentence.code(Words.scope(source));
        sentence.place(List.of(source));
        sentence.text(", and then ");
        sentence.thread(sink);
        sentence.text(" " + Phrases.past(sink) + " ");
        boolean isSame = source.variable() != null
                && Objects.equals(source.variable(), sink.variable())
                && Phrases.isSameVariable(source, sink);
        if (isSame && !Words.isCall(sink)) {
            sentence.text("it");
        } else {
            sentence.object(sink);
        }
        sentence.text(" in ");
        sentence.code(Words.scope(sink));
        sentence.place(List.of(sink));
        sentence.text(". ");
    }

    private void run(Step step) {
        String name = ring.nameAt(step);
        sentence.thread(step);
        sentence.text(name.endsWith("s") ? "' " : "'s ");
        sentence.code(Words.scope(step));
    }
}
