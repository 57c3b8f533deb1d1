package dev.atomicity.checker;

import dev.atomicity.checker.SetExecution.Action;
import dev.atomicity.checker.SetExecution.Call;
import dev.atomicity.checker.SetExecution.Event;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Rings over the union of the sets that a call works on itself, by their definition: the execution is projected on the union, and the call
 * has done something to one of the sets that leads to what it does to another one.
 */
final class UnionOracle {
    private final List<Event> events;
    private final Set<String> found = new HashSet<>();

    private UnionOracle(List<Event> events) {
        this.events = events;
    }

    static Set<String> of(List<Event> events) {
        UnionOracle oracle = new UnionOracle(events);
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).isAccess() && events.get(i).transaction() != 0) {
                for (Call call : events.get(i).calls()) {
                    oracle.look(i, call);
                }
            }
        }
        return oracle.found;
    }

    static String describe(Call call, Event sink) {
        return "call " + call.number() + " ends on " + sink.set();
    }

    private void look(int last, Call call) {
        Event sink = events.get(last);
        if (works(call, sink)) {
            Set<Integer> union = union(call, last);
            for (int source = 0; source < last; source++) {
                if (conflict(events.get(source), sink) && leadsTo(source, last, call, union)) {
                    found.add(describe(call, sink));
                    return;
                }
            }
        }
    }

    /** The sets that the call works on itself, up to that event. */
    private Set<Integer> union(Call call, int last) {
        Set<Integer> union = new HashSet<>(Set.of(call.object()));
        for (Event event : events.subList(0, last + 1)) {
            if (event.isAccess() && event.calls().contains(call) && works(call, event)) {
                union.add(event.set());
            }
        }
        return union;
    }

    private static boolean works(Call call, Event event) {
        return call.worksOn(event.set())
                || (!call.isLeftOut()
                        && call.equals(event.calls().get(event.calls().size() - 1)));
    }

    /** Whether something that the call did to another set of the union comes before the source. */
    private boolean leadsTo(int source, int last, Call call, Set<Integer> union) {
        Event sink = events.get(last);
        Set<Integer> before = new HashSet<>(Set.of(source));
        for (int i = source - 1; i >= 0; i--) {
            Event event = events.get(i);
            if (!event.isAccess() || !union.contains(event.set())) {
                continue;
            }
            boolean leads = false;
            for (int j : before) {
                leads |= conflict(event, events.get(j))
                        || event.thread() == events.get(j).thread();
            }
            if (leads && event.thread() != sink.thread()) {
                before.add(i);
            } else if (leads
                    && event.transaction() == sink.transaction()
                    && event.set() != sink.set()
                    && event.calls().contains(call)
                    && works(call, event)) {
                return true;
            }
        }
        return false;
    }

    private static boolean conflict(Event one, Event other) {
        return one.isAccess()
                && other.isAccess()
                && one.thread() != other.thread()
                && one.variable() == other.variable()
                && (one.action() == Action.WRITE || other.action() == Action.WRITE);
    }
}
