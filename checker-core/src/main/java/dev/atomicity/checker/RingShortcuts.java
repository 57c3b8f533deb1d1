package dev.atomicity.checker;

import dev.atomicity.checker.Conflict.Access;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The shortest ring that can be made of the events of a ring.
 *
 * <p>The shadows know the last accesses only, so a ring goes from access to access where its first and its last may already
 * conflict: write, overwrite, overwrite, read. Two events on one variable conflict whatever is between them, if one
 * of them writes. So each pair of events of the ring that is known to be in order is looked at, and the
 * path with the fewest dependencies is taken; among those the one that names the fewest transactions.
 *
 * <p>Each thread but the first appears once in a ring, by the event that arrives and the one that continues. So a path
 * through some of the events is a ring through some of the threads.
 */
final class RingShortcuts {
    /** More than the transactions that a path can name beside those of its dependencies. */
    private static final long DEPENDENCY = 1L << 32;

    private static final int NONE = -1;

    private final List<Dependency> ring;
    private final boolean inTime;

    /** The events of the ring: source and sink of each dependency in turn. */
    private final int events;

    /** The least cost at which a path from the first event comes to each event. */
    private final long[] cost;

    /** The event before it on that path. */
    private final int[] previous;

    /** The event before it in the ring that is about the same variable. */
    private final int[] sameVariable;

    /**
     * @param inTime whether each event of the ring is known to come before all that follow it in the ring. If not, only the
     *     dependencies are known to have come in the order of their numbers
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
            // First the ring's own way: of two paths that cost the same the one with its dependencies is taken.
            come(
                    event - 1,
                    event,
                    isSink(event) ? DEPENDENCY : staysInTransaction(dependency(event - 1), dependency(event)) ? 0 : 1);
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

    /** Every event can be come to, at least by the ring's own way. */
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

    /** Whether the events, which are about one variable, conflict, and the first is known to come first. */
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

    /** A dependency that is none of the ring's own. */
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
