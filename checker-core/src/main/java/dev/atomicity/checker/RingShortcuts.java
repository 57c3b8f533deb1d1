package dev.atomicity.checker;

import dev.atomicity.checker.Conflict.Access;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the shortest ring that can be made of the events of a ring.
 *
 * <p>The shadows have only the last accesses, so a ring may lead from access to access although its first and its last access conflict
 * already: write, overwrite, overwrite, read. Two events on one variable conflict whatever is between them, if one of them writes. So
 * each pair of events of the ring that are known to be in order is tested, and the path with the fewest dependencies is chosen; among
 * those, the one with the fewest transactions.
 *
 * <p>Each thread except the first appears once in a ring, with the event at which the ring enters it and the event at which it leaves it.
 * So a path through some of the events is a ring through some of the threads.
 */
final class RingShortcuts {
    /** More than the number of transactions that a path can have besides those of its dependencies. */
    private static final long DEPENDENCY = 1L << 32;

    private static final int NONE = -1;

    private final List<Dependency> ring;
    private final boolean inTime;

    /** The events of the ring: source and sink of each dependency in turn. */
    private final int events;

    /** The lowest cost of a path from the first event to each event. */
    private final long[] cost;

    /** The previous event on that path. */
    private final int[] previous;

    /** The previous event of the ring on the same variable. */
    private final int[] sameVariable;

    /**
     * @param inTime whether each event of the ring is known to come before all that follow it in the ring. If not, only the dependencies
     *     are known to be in the order of their numbers
     */
    private RingShortcuts(List<Dependency> ring, boolean inTime) {
        this.ring = ring;
        this.inTime = inTime;
        this.events = 2 * ring.size();
        this.cost = new long[events];
        this.previous = new int[events];
        this.sameVariable = new int[events];
    }

    /** A ring that is proved by its events in the order in which they happened. */
    static List<Dependency> ofEvents(List<Dependency> ring) {
        return isShortest(ring) ? ring : new RingShortcuts(ring, true).shortest();
    }

    /** A ring of transactions, whose events may come in any order within each. */
    static List<Dependency> ofTransactions(List<Dependency> ring) {
        return isShortest(ring) ? ring : new RingShortcuts(ring, false).shortest();
    }

    /** Whether it has two dependencies, and the other thread is in one transaction: most rings are so. */
    private static boolean isShortest(List<Dependency> ring) {
        return ring.size() < 2 || (ring.size() == 2 && staysInTransaction(ring.get(0), ring.get(1)));
    }

    private List<Dependency> shortest() {
        linkVariables();
        Arrays.fill(cost, Long.MAX_VALUE);
        cost[0] = 0;
        for (int event = 1; event < events; event++) {
            // First along the ring itself: of two paths with the same cost, the one with the ring's own dependencies is
            // chosen.
            boolean stays = staysInTransaction(dependency(event - 1), dependency(event));
            come(event - 1, event, isSink(event) ? DEPENDENCY : stays ? 0 : 1);
            for (int earlier = sameVariable[event]; earlier != NONE; earlier = sameVariable[earlier]) {
                if (isDependency(earlier, event)) {
                    come(earlier, event, DEPENDENCY);
                }
            }
        }
        return path();
    }

    private void linkVariables() {
        Map<Long, Integer> last = new HashMap<>();
        for (int event = 0; event < events; event++) {
            Integer before = last.put(dependency(event).variable(), event);
            sameVariable[event] = before == null ? NONE : before;
        }
    }

    /** Every event can be reached, at least along the ring itself. */
    private void come(int from, int to, long price) {
        if (cost[from] + price < cost[to]) {
            cost[to] = cost[from] + price;
            previous[to] = from;
        }
    }

    private List<Dependency> path() {
        List<Dependency> path = new ArrayList<>();
        for (int event = events - 1; event != 0; event = previous[event]) {
            if (previous[event] != event - 1) {
                path.add(between(previous[event], event));
            } else if (isSink(event)) {
                path.add(dependency(event));
            }
        }
        Collections.reverse(path);
        return path;
    }

    /** Whether the events, which access the same variable, conflict, and the first one is known to come first. */
    private boolean isDependency(int earlier, int later) {
        boolean inOrder = inTime
                || (!isSink(earlier)
                        && isSink(later)
                        && dependency(earlier).number() <= dependency(later).number());
        return inOrder && access(earlier).conflictsWith(access(later)) && thread(earlier) != thread(later);
    }

    private static boolean staysInTransaction(Dependency arrives, Dependency leaves) {
        return arrives.sinkTransaction() == leaves.sourceTransaction()
                && (arrives.sinkTransaction() != Dependency.UNARY || arrives.sinkEvent() == leaves.sourceEvent());
    }

    /** A dependency that is not one of the ring itself. */
    private Dependency between(int earlier, int later) {
        Dependency first = dependency(earlier);
        Dependency second = dependency(later);
        boolean fromSink = isSink(earlier);
        boolean toSink = isSink(later);
        return new Dependency(
                thread(earlier),
                fromSink ? first.sinkTransaction() : first.sourceTransaction(),
                fromSink ? first.sinkEvent() : first.sourceEvent(),
                thread(later),
                toSink ? second.sinkTransaction() : second.sourceTransaction(),
                toSink ? second.sinkEvent() : second.sourceEvent(),
                Conflict.of(access(earlier), access(later)),
                first.variable(),
                toSink ? second.sinkRegion() : 0,
                fromSink ? first.sinkDetail() : first.sourceDetail(),
                toSink ? second.sinkDetail() : second.sourceDetail(),
                fromSink ? first.sinkSegment() : first.sourceSegment(),
                toSink ? second.sinkSegment() : second.sourceSegment(),
                second.number());
    }

    private static boolean isSink(int event) {
        return (event & 1) != 0;
    }

    private Dependency dependency(int event) {
        return ring.get(event >> 1);
    }

    private CheckedThread thread(int event) {
        return isSink(event) ? dependency(event).sink() : dependency(event).source();
    }

    private Access access(int event) {
        Conflict conflict = dependency(event).conflict();
        return isSink(event) ? conflict.sink() : conflict.source();
    }
}
