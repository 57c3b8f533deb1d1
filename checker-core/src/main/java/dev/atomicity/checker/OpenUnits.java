package dev.atomicity.checker;

import java.util.ArrayList;
import java.util.List;

/** The units of work of a thread that a dependency has entered and that have not ended; a few at most. Used by its own thread only. */
final class OpenUnits {
    private final List<Entry> entries = new ArrayList<>();

    /** What is known about the set at a call. */
    static final class Entry {
        final AtomicSet set;
        final int call;

        /** Null if the call is not known to be a unit of work on the set. */
        SetUnit unit;

        /**
         * Rings across the calls that this call made, and those of them that are stale decisions. One ring is reported, and one more if
         * it is a stale decision.
         */
        final ReportedRings across = new ReportedRings();

        final ReportedRings stale = new ReportedRings();

        /** Rings over several sets that end in this one. */
        final ReportedRings unions = new ReportedRings();

        private Entry(AtomicSet set, int call) {
            this.set = set;
            this.call = call;
        }
    }

    /** The deepest call with an entry, -1 if there is none. */
    int deepest() {
        return entries.isEmpty() ? -1 : entries.get(entries.size() - 1).call;
    }

    SetUnit open(AtomicSet set, int call, long start, int method, Object receiver) {
        Entry entry = entry(set, call);
        if (entry.unit == null) {
            entry.unit = new SetUnit(start, method, receiver);
        }
        return entry.unit;
    }

    /** Sorted by their calls, so that those that end are the last ones. */
    Entry entry(AtomicSet set, int call) {
        int at = entries.size();
        while (at > 0 && entries.get(at - 1).call >= call) {
            Entry known = entries.get(--at);
            if (known.call == call && known.set == set) {
                return known;
            }
        }
        Entry added = new Entry(set, call);
        entries.add(at, added);
        return added;
    }

    /** The calls from this one on return. */
    void endFrom(int call) {
        while (deepest() >= call) {
            entries.remove(entries.size() - 1);
        }
    }
}
