package dev.atomicity.scheduled;

import dev.atomicity.oracle.Event;
import dev.atomicity.scheduled.Access.Effect;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@link ExpectedTrace} knows of an object at some turn. A part of it is one variable, and one more for each thread,
 * which the thread writes when it bumps the part: so bumps of two threads do not meet, and everything else meets them.
 */
final class CellView {
    final int parts;
    private final int firstVariable;
    private final int variablesOfPart;
    private final List<Change> changes = new ArrayList<>();

    record Change(int time, int thread, long parts) {}

    CellView(int parts, int firstVariable, int variablesOfPart) {
        this.parts = parts;
        this.firstVariable = firstVariable;
        this.variablesOfPart = variablesOfPart;
    }

    void hasChanged(int time, int thread, long changed) {
        changes.add(new Change(time, thread, changed));
    }

    /** The last change of any of the parts, null if there is none. */
    Change lastChange(long changed) {
        Change last = null;
        for (Change change : changes) {
            last = (change.parts & changed) != 0 ? change : last;
        }
        return last;
    }

    /** What it is in events that a thread does that to a part. */
    List<Event> eventsOf(int thread, Effect effect, int part) {
        int first = firstVariable + part * variablesOfPart;
        if (effect == Effect.BUMP) {
            return List.of(new Event(thread, Event.Kind.WRITE, first + 1 + thread));
        }
        Event.Kind kind = effect == Effect.READ ? Event.Kind.READ : Event.Kind.WRITE;
        List<Event> events = new ArrayList<>();
        for (int variable = first; variable < first + variablesOfPart; variable++) {
            events.add(new Event(thread, kind, variable));
        }
        return events;
    }
}
