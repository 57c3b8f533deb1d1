package dev.atomicity.benchmarks;

/**
 * Draws ranks from 0 so that rank k comes up in proportion to {@code 1 / (k + 1)^exponent}: a few hot ones, a long tail
 * of cold ones. Walker's alias method: two table look-ups a draw, however many ranks there are.
 */
final class ZipfSampler {
    private final double[] keep; // by rank: how often a draw that hits the rank stays with it
    private final int[] alias; // by rank: where it goes otherwise

    ZipfSampler(int ranks, double exponent) {
        keep = new double[ranks];
        alias = new int[ranks];
        double total = 0;
        for (int rank = 0; rank < ranks; rank++) {
            keep[rank] = Math.pow(rank + 1.0, -exponent);
            total += keep[rank];
        }
        for (int rank = 0; rank < ranks; rank++) {
            keep[rank] *= ranks / total;
            alias[rank] = rank;
        }
        shareOut();
    }

    /** Fills each rank that weighs less than the average from one that weighs more, until all places are full. */
    private void shareOut() {
        int[] poor = new int[keep.length];
        int[] rich = new int[keep.length];
        int poorCount = 0;
        int richCount = 0;
        for (int rank = 0; rank < keep.length; rank++) {
            if (keep[rank] < 1) {
                poor[poorCount++] = rank;
            } else {
                rich[richCount++] = rank;
            }
        }
        while (poorCount > 0 && richCount > 0) {
            int filled = poor[--poorCount];
            int giver = rich[richCount - 1];
            alias[filled] = giver;
            keep[giver] -= 1 - keep[filled];
            if (keep[giver] < 1) {
                richCount--;
                poor[poorCount++] = giver;
            }
        }
    }

    int draw(Dice dice) {
        int rank = dice.below(keep.length);
        return dice.fraction() < keep[rank] ? rank : alias[rank];
    }
}
