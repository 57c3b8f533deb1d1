package dev.atomicity.provoke.log;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Clock;
import dev.atomicity.provoke.actors.Unit;
import java.util.List;

/**
 * An access of a variable.
 *
 * @param region the region of the transaction, 0 outside all
 * @param instance which transaction of that region on that unit, from 1
 * @param step accesses with the same step were recorded by one hook: no thread comes in between
 * @param occurrence which visit of the transaction to that site it is, from 1, whatever variable is accessed there
 * @param object a number, the same for accesses of the same object in this execution
 * @param variable a number, the same for accesses of the same variable in this execution; negative if it stands for all parts of something:
 *     it is read when all parts are read, and written when one is changed, and its writes do not conflict with each other
 * @param clock what comes before the access in every execution
 * @param locks the locks that the thread has
 */
public record Access(
        Unit unit,
        int region,
        int instance,
        int step,
        int site,
        int occurrence,
        int object,
        long variable,
        boolean writes,
        Clock clock,
        List<Actor.Held> locks) {
    /** The step of an access that did not happen, but may happen in another execution. */
    public static final int NEVER = Integer.MAX_VALUE;

    public boolean conflictsWith(Access other) {
        return variable == other.variable && (isOfParts() ? writes != other.writes : writes || other.writes);
    }

    public boolean isOfParts() {
        return variable < 0;
    }

    /**
     * Whether the other access is made by a thread or task that was started, by the unit of this one or by what that has started, after this
     * access. It interrupts nothing that began with this access: see {@code checker.StartedTasks}.
     */
    public boolean isBeforeStartOf(Access other) {
        return isBefore(other) && other.unit.path().startsWith(unit.path() + "/");
    }

    /** Whether this access comes before the other one in every execution. */
    public boolean isBefore(Access other) {
        return unit != other.unit && clock.of(unit.number()) <= other.clock.of(unit.number());
    }
}
