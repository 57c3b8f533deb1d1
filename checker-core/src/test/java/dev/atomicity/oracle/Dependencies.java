package dev.atomicity.oracle;

import dev.atomicity.oracle.Event.Kind;
import java.util.BitSet;
import java.util.List;

/** Which events conflict, and what follows from it: every pair of events is looked at. */
final class Dependencies {
    private final BitSet[] sinks; // by source event: later events of other threads that conflict with it
    private final BitSet[] after; // by event: the events that it happens before

    Dependencies(Trace trace, boolean locksConflict) {
        List<Event> events = trace.events();
        int count = events.size();
        sinks = new BitSet[count];
        after = new BitSet[count];
        for (int source = count - 1; source >= 0; source--) {
            sinks[source] = new BitSet(count);
            after[source] = new BitSet(count);
            for (int sink = source + 1; sink < count; sink++) {
                boolean sameThread =
                        events.get(source).thread() == events.get(sink).thread();
                if (!sameThread && conflict(events.get(source), events.get(sink), locksConflict)) {
                    sinks[source].set(sink);
                }
                if (sameThread || sinks[source].get(sink)) {
                    after[source].set(sink);
                    after[source].or(after[sink]); // complete, because later events were done first
                }
            }
        }
    }

    private static boolean conflict(Event source, Event sink, boolean locksConflict) {
        if (source.kind() == Kind.FORK && source.target() == sink.thread()) {
            return true;
        }
        if (sink.kind() == Kind.JOIN && sink.target() == source.thread()) {
            return true;
        }
        if (source.kind().isAccess() && sink.kind().isAccess()) {
            return source.target() == sink.target() && (source.kind() == Kind.WRITE || sink.kind() == Kind.WRITE);
        }
        return locksConflict
                && source.kind() == Kind.RELEASE
                && sink.kind() == Kind.ACQUIRE
                && source.target() == sink.target();
    }

    /** The sinks of the dependencies from that event. */
    BitSet sinksOf(int source) {
        return sinks[source];
    }

    boolean happensBefore(int event, int later) {
        return after[event].get(later);
    }
}
