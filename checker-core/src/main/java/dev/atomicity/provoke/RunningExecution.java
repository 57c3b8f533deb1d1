package dev.atomicity.provoke;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.director.Director;
import dev.atomicity.provoke.director.HoldBack;
import dev.atomicity.provoke.judge.ValueLog;
import dev.atomicity.provoke.log.ExecutionLog;

/**
 * What listens to an execution of a test. What is not in use is null.
 *
 * @param log of a logged execution
 * @param director of a directed one
 */
record RunningExecution(Actors actors, ExecutionLog log, HoldBack holdBack, Director director, ValueLog values) {
    static final RunningExecution NONE = new RunningExecution(null, null, null, null, null);

    boolean isNone() {
        return actors == null;
    }

    /** The actor does something for the first time, and may be held. */
    void started(Actor actor) {
        if (director != null) {
            director.started(actor);
        } else if (holdBack != null) {
            holdBack.started(actor);
        }
    }

    /** A region of the actor is about to begin, and it may be held. */
    void beginning(Actor actor, int region) {
        if (director != null) {
            director.beginning(actor, region);
        } else if (holdBack != null) {
            holdBack.beginning(actor);
        }
    }

    void follow(Actor actor, boolean writes, Object base, long offset, int site) {
        if (log != null) {
            log.add(actor, writes, base, offset, site);
        } else {
            director.access(actor, writes, base, offset, site);
        }
    }
}
