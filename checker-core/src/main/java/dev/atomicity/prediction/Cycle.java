package dev.atomicity.prediction;

import dev.atomicity.trace.TraceChecker.Link;
import java.util.List;

/**
 * A cycle of the forest through two nodes of one transaction that do not contain each other.
 *
 * @param ring the dependencies from the transaction back to it, some of them along inter-edges; empty if the search was
 *     given up, so that there may be a cycle or not
 * @param partner the only other unit of the cycle; null if there are several
 */
record Cycle(List<Link> ring, AccessTree partner) {
    static final Cycle UNDECIDED = new Cycle(List.of(), null);
}
