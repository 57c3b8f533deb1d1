package dev.atomicity.checker;

/** The rings of one kind that were reported of a unit of work, or of a call: one is enough, if it stays one. */
final class ReportedRings {
    /** So many are reported while each of them may still turn out to be void. */
    private static final int MAX_TENTATIVE = 8;

    private Witness last;
    private int count;

    /** Whether one more says nothing new. */
    boolean areEnough() {
        return last != null && !last.isVoid() && (count >= MAX_TENTATIVE || !last.mayBecomeVoid());
    }

    void add(Witness ring) {
        last = ring;
        count++;
    }
}
