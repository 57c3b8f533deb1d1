package dev.atomicity.provoke.judge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Judges the transactions of an execution that has ended, each with all that happened at the same time. */
final class ValueJudge {
    /** Further transactions are not examined: they are runs of the same regions. */
    private static final int MAX_JUDGED = 200;

    private final List<LogEntry> entries;
    private final ObjectLog objects;
    private final List<Object> finals;

    /** The first and the last entry of a transaction. */
    private static final class Span {
        final int number;
        final int first;
        int last;

        Span(int number, int first) {
            this.number = number;
            this.first = first;
        }

        boolean overlaps(Span other) {
            return first <= other.last && other.first <= last;
        }
    }

    private record Key(int thread, long transaction) {}

    private final Map<Key, Span> spans = new LinkedHashMap<>();

    /** @param finals what the variables hold at the end */
    ValueJudge(List<LogEntry> entries, ObjectLog objects, List<Object> finals) {
        this.entries = entries;
        this.objects = objects;
        this.finals = finals;
        for (int i = 0; i < entries.size(); i++) {
            int index = i;
            if (!entries.get(i).isVoid()) {
                spans.computeIfAbsent(keyOf(entries.get(i)), key -> new Span(spans.size(), index)).last = i;
            }
        }
        findContradictions();
    }

    private static Key keyOf(LogEntry entry) {
        return new Key(entry.thread, entry.transaction());
    }

    Judgement judge(Set<Integer> regions) {
        Judgement sum = null;
        int judged = 0;
        for (Span span : spans.values()) {
            if (regions.contains(entries.get(span.first).region()) && judged++ < MAX_JUDGED) {
                Judgement one = judge(span);
                if (one != null) {
                    sum = sum == null || sum == one ? one : worse(sum, one);
                }
            }
        }
        return sum == null ? Judgement.UNPROVEN : sum;
    }

    private static Judgement worse(Judgement one, Judgement other) {
        return one == Judgement.HARMFUL || other == Judgement.HARMFUL ? Judgement.HARMFUL : Judgement.UNPROVEN;
    }

    // ---------------------------------------------------------------- objects

    /** If they are applied in the order in which they happened, all operations must return their logged results. */
    private void findContradictions() {
        State state = new State();
        for (int i = 0; i < entries.size(); i++) {
            beginObjects(state, i);
            if (entries.get(i) instanceof LogEntry.OfOperation operation) {
                if (!operation.original().happensIn(state)) {
                    operation.markContradicted();
                    state.forgetObject(operation.object.number);
                }
            } else {
                happens(i, state);
            }
        }
    }

    /** The objects that were copied when the log had that number of entries. */
    private void beginObjects(State state, int index) {
        for (LoggedObject object : objects.objects()) {
            if (object.since == index && object.model() != null) {
                state.setObject(object.number, object.model().copy());
            }
        }
    }

    private void happens(int index, State state) {
        Action action = objectAction(index, 0);
        if (action != null) {
            action.happensIn(state);
        }
    }

    /** What the entry does to an object; null if it is not an action of its own, or one of a variable. */
    private Action objectAction(int index, int number) {
        LogEntry entry = entries.get(index);
        if (entry instanceof LogEntry.OfOperation operation) {
            return operation.action(number);
        }
        if (!(entry instanceof LogEntry.OfCompound access) || access.isPartOfOperation) {
            return null;
        }
        LoggedObject object = objects.of(access.compound);
        boolean changes = object != null && access.writes() && index >= object.since;
        return new UnknownAction(entry.thread, number, object == null ? -1 : object.number, changes);
    }

    /** What the objects hold before that entry. */
    private State objectsBefore(int end) {
        State state = new State();
        for (int i = 0; i < end; i++) {
            beginObjects(state, i);
            happens(i, state);
        }
        return state;
    }

    // ---------------------------------------------------------------- one transaction

    /**
     * Judges it together with all transactions that happened at the same time; null if there was none, so that it cannot have been
     * interrupted.
     */
    private Judgement judge(Span victim) {
        int start = victim.first;
        int end = victim.last;
        Set<Span> involved = new HashSet<>();
        for (Span span : spans.values()) {
            if (span.overlaps(victim)) {
                involved.add(span);
                start = Math.min(start, span.first);
                end = Math.max(end, span.last);
            }
        }
        if (involved.size() == 1) {
            return null;
        }
        if (involved.size() > SerialOrders.MAX_TRANSACTIONS) {
            return Judgement.UNPROVEN;
        }
        State initial = objectsBefore(start);
        State last = initial.copy();
        List<Action> actions = new ArrayList<>();
        for (int i = start; i <= end; i++) {
            LogEntry entry = entries.get(i);
            Span span = spans.get(keyOf(entry));
            beginObjects(initial, i);
            beginObjects(last, i);
            if (entry.isVoid()) {
                continue;
            }
            if (!involved.contains(span)) {
                if (entry.writes()) {
                    return Judgement.UNPROVEN; // it may have changed what others read
                }
            } else if (entry instanceof LogEntry.OfVariable access) {
                actions.add(valued(access, i, span.number, initial, last));
            } else {
                Action action = objectAction(i, span.number);
                if (action != null) {
                    action.happensIn(last);
                    actions.add(action);
                }
            }
        }
        return new SerialOrders(RepeatableWork.in(actions), initial, last).judge();
    }

    private Action valued(LogEntry.OfVariable access, int index, int number, State initial, State last) {
        Object before = LogEntry.OfVariable.known(access.before);
        Object after = LogEntry.OfVariable.known(afterwards(index));
        if (before != null) {
            initial.setValueIfNone(access.variable, before);
        }
        if (after != null) {
            last.setValue(access.variable, after);
        }
        return new ValuedAccess(
                access.thread, number, access.variable, access.writes(), access.writes() ? after : before);
    }

    /** What the variable of the entry held after it: what its next access found there. */
    private Object afterwards(int index) {
        long variable = ((LogEntry.OfVariable) entries.get(index)).variable;
        for (int i = index + 1; i < entries.size(); i++) {
            if (entries.get(i) instanceof LogEntry.OfVariable later && later.variable == variable) {
                return later.before;
            }
        }
        return finals.get((int) variable);
    }
}
