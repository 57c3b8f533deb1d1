package dev.atomicity.prediction;

import dev.atomicity.trace.TransactionId;
import java.util.Arrays;

/** The first and the last event of each thread: where the order of fork and join begins and ends. */
final class ThreadEnds {
    private static final int INITIAL = 16;

    // By thread; event 0 means that the thread has done nothing.
    private long[] firstEvents = new long[INITIAL];
    private long[] firstOrdinals = new long[INITIAL];
    private long[] lastEvents = new long[INITIAL];
    private long[] lastOrdinals = new long[INITIAL];

    /** The thread does something, in its transaction with that ordinal; 0 for outside all. */
    void event(int thread, long ordinal, long event) {
        if (thread >= lastEvents.length) {
            int length = Math.max(thread + 1, 2 * lastEvents.length);
            firstEvents = Arrays.copyOf(firstEvents, length);
            firstOrdinals = Arrays.copyOf(firstOrdinals, length);
            lastEvents = Arrays.copyOf(lastEvents, length);
            lastOrdinals = Arrays.copyOf(lastOrdinals, length);
        }
        if (firstEvents[thread] == 0 || firstEvents[thread] == event) {
            firstEvents[thread] = event;
            firstOrdinals[thread] = ordinal;
        }
        lastEvents[thread] = event;
        lastOrdinals[thread] = ordinal;
    }

    boolean isActive(int thread) {
        return thread < lastEvents.length && lastEvents[thread] != 0;
    }

    TransactionId first(int thread) {
        return new TransactionId(thread, firstOrdinals[thread], firstEvents[thread]);
    }

    TransactionId last(int thread) {
        return new TransactionId(thread, lastOrdinals[thread], lastEvents[thread]);
    }
}
