package dev.atomicity.provoke.director;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.Plan;
import dev.atomicity.provoke.plan.TurnPlan;

/**
 * Makes one execution follow a plan. {@link #started}, {@link #beginning}, {@link #entering} and {@link #point} may hold the calling
 * thread; the other methods must not, because that thread may have a lock or a variable of the checker.
 */
public interface Director {
    /** How an execution ended. */
    enum Outcome {
        /** No thread came to the place of the first hold. */
        NOT_REACHED,
        /** A thread was held, but not all expected threads came in. */
        ALONE,
        /** All expected threads came in. */
        MET
    }

    static Director of(Plan plan, Places places, Actors actors) {
        return plan instanceof TurnPlan turns
                ? new TurnDirector(turns, places, actors)
                : new HoldDirector((HoldPlan) plan, places, actors);
    }

    /** A thread or a task does something for the first time. */
    void started(Actor actor);

    /** A region is about to begin. */
    void beginning(Actor actor, int region);

    /** A hook begins, and the thread may be held. */
    void entering(Actor actor, int site);

    /** The thread is between two actions. */
    void point(Actor actor);

    /** The thread accesses a variable, which it holds. */
    void access(Actor actor, boolean writes, Object base, long offset, int site);

    /** A transaction of the thread has ended. */
    void ended(Actor actor);

    /** The execution has ended. */
    Outcome end();
}
