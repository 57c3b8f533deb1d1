package dev.atomicity.prediction;

import dev.atomicity.trace.TraceChecker.Link;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/**
 * What paths that leave a transaction reach on other threads. Along program order a path continues to all later units of a
 * thread, so for each thread the first unit that is reached says all.
 *
 * <p>Paths do not come through other units of the transaction's own thread: the shortest ring of dependencies that needs
 * the transaction to be interrupted has no other unit of that thread in it (decision 10).
 */
final class Reach {
    /** How a thread was reached, at that unit or an earlier one than before: the last link of a path. */
    private record Arrival(Arrival before, Link link) {}

    /** Units of a thread that were reached and whose edges are still to be followed. */
    private record Stretch(int thread, int from, int to, Arrival arrival) {}

    private static final int NEVER = Integer.MAX_VALUE;

    private final AccessForest forest;
    private final ThreadEnds ends;
    private final Function<AccessTree, Neighbours> neighbours;
    private final int ownThread;
    private final int[] reached; // by thread: the first unit
    private final Arrival[] arrivals;
    private final Deque<Stretch> pending = new ArrayDeque<>();
    private final Patience patience;

    Reach(
            AccessForest forest,
            ThreadEnds ends,
            Function<AccessTree, Neighbours> neighbours,
            Patience patience,
            int ownThread) {
        this.forest = forest;
        this.ends = ends;
        this.neighbours = neighbours;
        this.patience = patience;
        this.ownThread = ownThread;
        this.reached = new int[forest.byThread().size()];
        this.arrivals = new Arrival[reached.length];
        Arrays.fill(reached, NEVER);
    }

    /** Takes in what can be reached by a link from the transaction to that unit of another thread. */
    void leave(int thread, int position, Link link) {
        arrive(thread, position, link, null);
        while (!pending.isEmpty() && !patience.isOver()) {
            follow(pending.remove());
        }
    }

    boolean reaches(int thread, int position) {
        return reached[thread] <= position && reached[thread] != NEVER;
    }

    /** The links of a path to that thread, which is reached. */
    List<Link> pathTo(int thread) {
        List<Link> links = new ArrayList<>();
        for (Arrival arrival = arrivals[thread]; arrival != null; arrival = arrival.before) {
            links.add(arrival.link);
        }
        Collections.reverse(links);
        return links;
    }

    private void arrive(int thread, int position, Link link, Arrival before) {
        int known = reached[thread];
        if (thread != ownThread && position < known) {
            Arrival arrival = new Arrival(before, link);
            reached[thread] = position;
            arrivals[thread] = arrival;
            int end = Math.min(known, forest.byThread().get(thread).size());
            pending.add(new Stretch(thread, position, end, arrival));
            if (known == NEVER) {
                followJoins(thread, arrival);
            }
        }
    }

    private void follow(Stretch stretch) {
        List<AccessTree> units = forest.byThread().get(stretch.thread);
        for (AccessTree unit : units.subList(stretch.from, stretch.to)) {
            patience.spend();
            for (Neighbours.Edge edge : neighbours.apply(unit).edges()) {
                arrive(edge.thread(), edge.position(), edge.link(), stretch.arrival);
            }
            for (OrderNode node : unit.forksAndJoins) {
                if (node.fork() && ends.isActive(node.other())) {
                    Link link = new Link(unit.id(node.event()), ends.first(node.other()));
                    arrive(node.other(), 0, link, stretch.arrival);
                }
            }
        }
    }

    private void followJoins(int thread, Arrival arrival) {
        for (AccessTree unit : forest.joinsOf(thread)) {
            for (OrderNode node : unit.forksAndJoins) {
                if (!node.fork() && node.other() == thread) {
                    Link link = new Link(ends.last(thread), unit.id(node.event()));
                    arrive(unit.thread, unit.position(), link, arrival);
                }
            }
        }
    }
}
