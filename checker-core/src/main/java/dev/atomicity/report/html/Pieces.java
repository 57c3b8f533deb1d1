package dev.atomicity.report.html;

import dev.atomicity.report.text.Interleaving;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The steps of a witness in pieces: what one thread did in one run of a region until another came in. Of a long witness the middle is
 * left out: how the ring begins and how it closes is what matters.
 */
final class Pieces {
    /** How many steps are drawn before some are folded. */
    static final int STEPS_DRAWN = 12;

    private static final int KEPT_AT_EACH_END = 5;

    /**
     * A piece, or the place of those that were left out.
     *
     * @param numbers the numbers of its steps, from 0
     * @param folded how many steps were left out here; 0 in a piece
     * @param foldedThreads how many threads they belong to
     * @param run the transaction on its thread; null if that is not known
     * @param isAgain whether an earlier piece is of another run of the same region on the same thread
     * @param isOwn whether it belongs to the run that was interrupted
     * @param isFirst whether it is the first of its run
     * @param isLast whether it is the last of it
     */
    record Piece(
            int thread,
            Long run,
            String region,
            boolean isAgain,
            List<Integer> numbers,
            int folded,
            int foldedThreads,
            boolean isOwn,
            boolean isFirst,
            boolean isLast) {}

    private Pieces() {}

    static List<Piece> of(Interleaving ring) {
        List<Step> steps = ring.steps();
        boolean isFolded = steps.size() > STEPS_DRAWN;
        int foldFrom = isFolded ? KEPT_AT_EACH_END : steps.size();
        int foldTo = isFolded ? steps.size() - KEPT_AT_EACH_END : steps.size();
        List<Piece> pieces = new ArrayList<>();
        addRuns(ring, 0, foldFrom, pieces);
        if (isFolded) {
            long threads = steps.subList(foldFrom, foldTo).stream()
                    .map(Step::threadId)
                    .distinct()
                    .count();
            pieces.add(
                    new Piece(-1, null, null, false, List.of(), foldTo - foldFrom, (int) threads, false, false, false));
            addRuns(ring, foldTo, steps.size(), pieces);
        }
        return withEnds(pieces);
    }

    private static void addRuns(Interleaving ring, int from, int to, List<Piece> pieces) {
        int start = from;
        for (int i = from + 1; i <= to; i++) {
            Step first = ring.steps().get(start);
            boolean goesOn = i < to && ring.steps().get(i).isOfSameRun(first);
            if (!goesOn) {
                List<Integer> numbers = new ArrayList<>();
                for (int number = start; number < i; number++) {
                    numbers.add(number);
                }
                int thread = ring.threadOf(first).index();
                pieces.add(new Piece(
                        thread,
                        first.transaction(),
                        first.region(),
                        ring.isAgain(first),
                        numbers,
                        0,
                        0,
                        ring.isOwn(first),
                        false,
                        false));
                start = i;
            }
        }
    }

    private record Key(int thread, Long run, String region) {
        static Key of(Piece piece) {
            return new Key(piece.thread(), piece.run(), piece.region());
        }
    }

    private static List<Piece> withEnds(List<Piece> pieces) {
        Set<Key> before = new HashSet<>();
        List<Piece> withEnds = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            Key key = Key.of(piece);
            boolean isFirst = before.add(key);
            boolean isLast = pieces.subList(i + 1, pieces.size()).stream()
                    .noneMatch(later -> Key.of(later).equals(key));
            withEnds.add(new Piece(
                    piece.thread(),
                    piece.run(),
                    piece.region(),
                    piece.isAgain(),
                    piece.numbers(),
                    piece.folded(),
                    piece.foldedThreads(),
                    piece.isOwn(),
                    isFirst,
                    isLast));
        }
        return withEnds;
    }
}
