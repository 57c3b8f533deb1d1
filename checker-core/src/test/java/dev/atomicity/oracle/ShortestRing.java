package dev.atomicity.oracle;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;

/** The fewest dependencies that prove a violation, by looking at all paths. */
final class ShortestRing {
    private final Trace trace;
    private final Transactions transactions;
    private final Dependencies dependencies;

    ShortestRing(Trace trace, Transactions transactions, Dependencies dependencies) {
        this.trace = trace;
        this.transactions = transactions;
        this.dependencies = dependencies;
    }

    /**
     * The least number of dependencies on a path that leaves the transaction of the event, through other threads, and
     * comes back to the event.
     *
     * @param closing from 0
     */
    int closedBy(int closing) {
        int[] least = new int[closing + 1];
        Arrays.fill(least, Integer.MAX_VALUE);
        Deque<Integer> next = new ArrayDeque<>();
        for (int event : transactions.get(transactions.ofEvent(closing)).events()) {
            if (event < closing) {
                least[event] = 0;
                next.add(event);
            }
        }
        // Those at the same distance first: a step along the thread costs nothing.
        while (!next.isEmpty()) {
            int event = next.poll();
            boolean isOwn = threadOf(event) == threadOf(closing);
            for (int later = event + 1; later <= closing && !isOwn; later++) {
                if (threadOf(later) == threadOf(event) && least[event] < least[later]) {
                    least[later] = least[event];
                    next.addFirst(later);
                }
            }
            BitSet sinks = dependencies.sinksOf(event);
            for (int sink = sinks.nextSetBit(0); sink >= 0 && sink <= closing; sink = sinks.nextSetBit(sink + 1)) {
                boolean isBack = threadOf(sink) == threadOf(closing);
                if ((!isBack || sink == closing) && least[event] + 1 < least[sink]) {
                    least[sink] = least[event] + 1;
                    next.addLast(sink);
                }
            }
        }
        return least[closing];
    }

    private int threadOf(int event) {
        return trace.events().get(event).thread();
    }
}
