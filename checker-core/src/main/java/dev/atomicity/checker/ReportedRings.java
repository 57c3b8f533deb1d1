package dev.atomicity.checker;

/** The rings of one kind that were reported for a unit of work or for a call. One is enough, unless it is discarded. */
final class ReportedRings {
    /** How many are reported while each of them may still be discarded. */
    private static final int MAX_TENTATIVE = 8;

    private Witness last;
    private int count;

    /** Whether reporting another one would add nothing. */
    boolean areEnough() {
        return last != null && !last.isVoid() && (count >= MAX_TENTATIVE || !last.mayBecomeVoid());
    }

    void add(Witness ring) {
        last = ring;
        count++;
    }
}
