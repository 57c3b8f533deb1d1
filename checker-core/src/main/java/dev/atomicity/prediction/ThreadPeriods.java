package dev.atomicity.prediction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The happen-before analysis (7.4): the current period of each thread. Only fork and join order periods; that one
 * thread happened to get a lock or to write a variable before another one does not.
 */
final class ThreadPeriods {
    private static final int[] NOTHING = {};

    private final List<ThreadPeriod> current = new ArrayList<>();

    ThreadPeriod of(int thread) {
        while (current.size() <= thread) {
            current.add(new ThreadPeriod(current.size(), 1, NOTHING));
        }
        return current.get(thread);
    }

    /** The child starts after what the thread has done; what the thread does next is concurrent with the child. */
    void fork(int thread, int child) {
        ThreadPeriod parent = of(thread);
        of(child);
        current.set(child, new ThreadPeriod(child, 1, later(parent.clock(), parent)));
        current.set(thread, new ThreadPeriod(thread, parent.ordinal + 1, parent.clock()));
    }

    /** All that the child has done, and what was before that, comes before what the thread does next. */
    void join(int thread, int child) {
        ThreadPeriod waiting = of(thread);
        int[] clock = later(waiting.clock(), of(child));
        int[] ofChild = of(child).clock();
        if (ofChild.length > clock.length) {
            clock = Arrays.copyOf(clock, ofChild.length);
        }
        for (int other = 0; other < ofChild.length; other++) {
            clock[other] = Math.max(clock[other], ofChild[other]);
        }
        current.set(thread, new ThreadPeriod(thread, waiting.ordinal + 1, clock));
    }

    private static int[] later(int[] clock, ThreadPeriod period) {
        int[] longer = Arrays.copyOf(clock, Math.max(clock.length, period.thread + 1));
        longer[period.thread] = Math.max(longer[period.thread], period.ordinal);
        return longer;
    }
}
