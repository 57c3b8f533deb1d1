package dev.atomicity.checker;

import dev.atomicity.checker.SetExecution.Action;
import dev.atomicity.checker.SetExecution.Call;
import dev.atomicity.checker.SetExecution.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Atomic-set serializability by its definition: the execution is projected on each set, two accesses of a variable conflict if one of
 * them writes, and a ring of units of work is a violation. All pairs of events are looked at again at each event.
 */
final class SetOracle {
    private final List<Event> events;

    /** For each ring the innermost call that contains its steps in the thread that closes it. */
    final Set<String> found = new HashSet<>();

    /** The same by units of work, for the latest first step only. */
    final Set<String> units = new HashSet<>();

    /** The events that close a ring of units, each as event and set. */
    final Set<String> rings = new LinkedHashSet<>();

    /** Of these the first one of each set: up to there the projection on the set is serializable. */
    final Map<Integer, Integer> firstRings = new HashMap<>();

    /** Whether a read of what the thread itself has written says nothing that the write does not say. */
    private final boolean isFrugal;

    /** Whether conflicts count although the thread has met the other one on that variable in between. */
    private final boolean takesAll;

    private SetOracle(List<Event> events, boolean isFrugal, boolean takesAll) {
        this.events = events;
        this.isFrugal = isFrugal;
        this.takesAll = takesAll;
    }

    /** Looks at each event of the execution. */
    static SetOracle of(List<Event> events, boolean isFrugal) {
        return look(events, new SetOracle(events, isFrugal, false));
    }

    /** The same with all conflicts. */
    static SetOracle ofAllConflicts(List<Event> events) {
        return look(events, new SetOracle(events, false, true));
    }

    private static SetOracle look(List<Event> events, SetOracle oracle) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).isAccess() && events.get(i).transaction() != 0) {
                oracle.look(i);
            }
        }
        return oracle;
    }

    private void look(int last) {
        Event sink = events.get(last);
        int latest = -1;
        for (int source = 0; source < last; source++) {
            if (conflict(events.get(source), sink)
                    && isOn(events.get(source), sink.set())
                    && !isSeenBetween(source, last)) {
                int blamed = latestBefore(source, last, true);
                if (blamed >= 0) {
                    Call innermost = innermost(events.get(blamed), sink);
                    boolean isUnit = isUnit(innermost, events.get(blamed), sink);
                    found.add(describe(isUnit, atomicAround(innermost, sink), sink));
                }
                // The checker keeps the last read of a thread: one before it, for which somebody is to blame, may be
                // lost.
                boolean isKept = !isFrugal || latestBefore(source, last, false) == blamed;
                latest = isKept ? Math.max(blamed, latest) : latest;
            }
        }
        if ((latest >= 0 && addUnit(events.get(latest), sink)) || isInCycle(last)) {
            rings.add(last + " on " + sink.set());
            firstRings.putIfAbsent(sink.set(), last);
        }
    }

    /** Returns whether the two steps are in one unit of work. */
    private boolean addUnit(Event first, Event sink) {
        Call innermost = innermost(first, sink);
        boolean isUnit = isUnit(innermost, first, sink);
        units.add(isUnit ? unitAround(innermost, sink) : describe(false, atomicAround(innermost, sink), sink));
        return isUnit;
    }

    static String describe(boolean isUnit, Call innermost, Event sink) {
        return (isUnit ? "interrupted call " : "across call ") + innermost.number() + " on " + sink.set();
    }

    // ---------------------------------------------------------------- rings in time

    /**
     * The latest event of the sink's transaction on the set that leads to the source, by conflicts and the order of threads.
     *
     * @param onlyBlamed whether those do not count for which nobody is to blame
     */
    private int latestBefore(int source, int last, boolean onlyBlamed) {
        Event sink = events.get(last);
        Set<Integer> before = new HashSet<>(Set.of(source));
        for (int i = source - 1; i >= 0; i--) {
            Event event = events.get(i);
            for (int j : List.copyOf(before)) {
                boolean continues = conflict(event, events.get(j))
                        || event.thread() == events.get(j).thread();
                if (j > i && isOn(event, sink.set()) && continues) {
                    if (event.thread() != sink.thread()) {
                        before.add(i);
                    } else if (event.transaction() == sink.transaction() && (!onlyBlamed || blames(event, sink))) {
                        return i;
                    }
                }
            }
        }
        return -1;
    }

    /**
     * Whether the thread of the later event comes after the earlier one by an event of its own on the variable, so that this is no
     * news: by a write of its own, or, before a write, by an access after some write.
     */
    private boolean isSeenBetween(int source, int last) {
        if (takesAll) {
            return false;
        }
        Event sink = events.get(last);
        int earlier = isFrugal ? ownWriteReadAt(source) : source;
        boolean isWritten = events.get(earlier).action() == Action.WRITE;
        for (int i = earlier + 1; i < last; i++) {
            Event between = events.get(i);
            if (between.isAccess() && between.variable() == sink.variable()) {
                boolean writes = between.action() == Action.WRITE;
                isWritten |= writes;
                if (between.thread() == sink.thread() && (writes || (isWritten && sink.action() == Action.WRITE))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** If the event reads what its own thread has written: that write; else the event itself. */
    private int ownWriteReadAt(int index) {
        for (int i = index; i >= 0; i--) {
            Event event = events.get(i);
            if (event.action() == Action.WRITE
                    && event.variable() == events.get(index).variable()) {
                return event.thread() == events.get(index).thread() ? i : index;
            }
        }
        return index;
    }

    private static boolean isOn(Event event, int set) {
        return event.isAccess() && event.set() == set;
    }

    private static boolean conflict(Event one, Event other) {
        return one.isAccess()
                && other.isAccess()
                && one.thread() != other.thread()
                && one.variable() == other.variable()
                && (one.action() == Action.WRITE || other.action() == Action.WRITE);
    }

    private static Call innermost(Event one, Event other) {
        Call innermost = null;
        for (Call call : one.calls()) {
            innermost = other.calls().contains(call) ? call : innermost;
        }
        return innermost;
    }

    /** Not so within one call that is not meant to be atomic, unless a unit of work is around it. */
    private static boolean blames(Event first, Event sink) {
        Call innermost = innermost(first, sink);
        return !innermost.isLeftOut() || isUnit(innermost, first, sink);
    }

    /** That call, or the innermost one around it that is meant to be atomic. */
    private static Call atomicAround(Call innermost, Event sink) {
        Call atomic = null;
        for (Call call : sink.calls()) {
            atomic = call.number() <= innermost.number() && !call.isLeftOut() ? call : atomic;
        }
        return atomic;
    }

    private static boolean isUnit(Call innermost, Event source, Event sink) {
        if (!innermost.isLeftOut() && isOfEither(innermost, source, sink)) {
            return true;
        }
        return sink.calls().stream().anyMatch(call -> call.worksOn(sink.set()) && call.number() <= innermost.number());
    }

    private static boolean isOfEither(Call innermost, Event source, Event sink) {
        return innermost.equals(last(source.calls())) || innermost.equals(last(sink.calls()));
    }

    /** The outermost call around that one that is a unit of work on the set, or else that one. */
    static String unitAround(Call innermost, Event sink) {
        Call unit = sink.calls().stream()
                .filter(call -> call.worksOn(sink.set()) && call.number() <= innermost.number())
                .findFirst()
                .orElse(innermost);
        return unit.number() + " on " + sink.set() + " since " + sink.transaction();
    }

    private static Call last(List<Call> calls) {
        return calls.get(calls.size() - 1);
    }

    // ---------------------------------------------------------------- cycles of units

    /** The call that the event's unit of work is, null outside of all. */
    private Call unitCall(Event event) {
        return event.calls().stream()
                .filter(call -> call.worksOn(event.set()))
                .findFirst()
                .orElse(event.calls().isEmpty() || last(event.calls()).isLeftOut() ? null : last(event.calls()));
    }

    /** Whether the event closes a ring of units: what a unit comes after, all of it comes after, and what its thread does later. */
    private boolean isInCycle(int last) {
        Event sink = events.get(last);
        Set<Integer> reached = new HashSet<>();
        List<Integer> open = new ArrayList<>();
        reach(last, last, reached, open);
        while (!open.isEmpty()) {
            int source = open.remove(open.size() - 1);
            for (int i = source + 1; i < last; i++) {
                if (conflict(events.get(source), events.get(i)) && !isSeenBetween(source, i)) {
                    reach(i, last, reached, open);
                }
            }
        }
        for (int i : reached) {
            if (events.get(i).thread() != sink.thread() && conflict(events.get(i), sink) && !isSeenBetween(i, last)) {
                return true;
            }
        }
        return false;
    }

    /** The event is ordered after something: so is all that its thread does on the set since the unit began. */
    private void reach(int index, int last, Set<Integer> reached, List<Integer> open) {
        Event event = events.get(index);
        Call unit = unitCall(event);
        for (int i = 0; i < last; i++) {
            Event other = events.get(i);
            boolean isInUnit =
                    unit != null && other.calls().contains(unit) && other.transaction() == event.transaction();
            if (other.thread() == event.thread()
                    && isOn(other, event.set())
                    && (i >= index || isInUnit)
                    && reached.add(i)) {
                open.add(i);
            }
        }
    }
}
