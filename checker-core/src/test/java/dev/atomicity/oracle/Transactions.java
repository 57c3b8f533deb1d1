package dev.atomicity.oracle;

import java.util.ArrayList;
import java.util.List;

/** The transactions of a trace: which events belong together. */
final class Transactions {
    /**
     * One transaction.
     *
     * @param ordinal which outermost region of the thread it is, from 1; 0 for an event outside all regions
     * @param events its events in order
     */
    record Transaction(int thread, int ordinal, List<Integer> events) {
        boolean isUnary() {
            return ordinal == 0;
        }

        int first() {
            return events.get(0);
        }
    }

    private final List<Transaction> all = new ArrayList<>();
    private final int[] ofEvent;

    Transactions(Trace trace) {
        int[] depth = new int[trace.threads()];
        int[] regions = new int[trace.threads()];
        int[] open = new int[trace.threads()];
        ofEvent = new int[trace.events().size()];
        for (int i = 0; i < ofEvent.length; i++) {
            Event event = trace.events().get(i);
            int thread = event.thread();
            boolean begins = event.kind() == Event.Kind.BEGIN;
            if (depth[thread] == 0) {
                open[thread] = all.size();
                all.add(new Transaction(thread, begins ? ++regions[thread] : 0, new ArrayList<>()));
            }
            all.get(open[thread]).events().add(i);
            ofEvent[i] = open[thread];
            if (begins) {
                depth[thread]++;
            } else if (event.kind() == Event.Kind.END) {
                depth[thread]--;
            }
        }
    }

    int count() {
        return all.size();
    }

    Transaction get(int transaction) {
        return all.get(transaction);
    }

    int ofEvent(int event) {
        return ofEvent[event];
    }

    /** The region of that thread with that ordinal, or -1. */
    int region(int thread, long ordinal) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).thread() == thread && all.get(i).ordinal() == ordinal) {
                return i;
            }
        }
        return -1;
    }
}
