package dev.atomicity.provoke.director;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Places;

/** Recognises the actors and places of a plan in an execution. */
final class Script {
    private final HoldPlan plan;
    private final boolean anybody;
    private final boolean isSameRegion;
    private final KeyedPlace victimRegion;
    private final KeyedPlace victimPlace;
    private final KeyedPlace partnerRegion;
    private final KeyedPlace partnerPlace;

    Script(HoldPlan plan, Places places) {
        this.plan = plan;
        this.anybody = plan.meeting() == HoldPlan.Meeting.ANYWHERE;
        this.isSameRegion = plan.victim().region().equals(plan.partner().region());
        this.victimRegion = new KeyedPlace(plan.victim().region(), places);
        this.victimPlace = new KeyedPlace(plan.victim().after(), places);
        this.partnerRegion = new KeyedPlace(plan.partner().region(), places);
        this.partnerPlace = new KeyedPlace(plan.partner().place(), places);
    }

    /** Whether the current transaction of the actor is the one to be held. */
    boolean isVictim(Actor actor) {
        return victimRegion.is(actor.thread().region())
                && (anybody
                        || (actor.unit().path().equals(plan.victim().unit())
                                && actor.instance() == plan.victim().instance()));
    }

    boolean isVictimPlace(int site) {
        return victimPlace.is(site);
    }

    /** The same for a region that is about to begin. */
    boolean isVictimRegion(Actor actor, int region) {
        return victimRegion.is(region)
                && actor.unit().path().equals(plan.victim().unit())
                && actor.unit().instanceOf(region) + 1 == plan.victim().instance();
    }

    boolean isPartnerUnit(Actor actor) {
        return actor.unit().path().equals(plan.partner().unit());
    }

    /** Whether the region that is about to begin is the one that interrupts. */
    boolean isPartnerRegion(Actor actor, int region) {
        if (!partnerRegion.is(region)) {
            return false;
        }
        return anybody
                ? !isSameRegion
                : isPartnerUnit(actor)
                        && actor.unit().instanceOf(region) + 1 == plan.partner().instance();
    }

    /** Whether the actor is about to do what interrupts. */
    boolean isPartnerPlace(Actor actor, int site) {
        if (!partnerPlace.is(site)) {
            return false;
        }
        boolean isOutside = plan.partner().region().equals(Places.NOWHERE);
        if (isOutside
                ? actor.thread().isInRegion()
                : !partnerRegion.is(actor.thread().region())) {
            return false;
        }
        return anybody
                ? !isSameRegion
                : isPartnerUnit(actor)
                        && (isOutside || actor.instance() == plan.partner().instance());
    }

    /** Whether the actor is the one of several that has to come last. */
    boolean isLast(Actor actor) {
        String last = plan.partner().last();
        return last != null
                && actor.unit().path().equals(last)
                && !last.equals(plan.partner().unit())
                && !last.equals(plan.victim().unit());
    }
}
