package dev.atomicity.provoke.director;

import dev.atomicity.provoke.actors.Actor;
import dev.atomicity.provoke.actors.Actors;
import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Places;

/**
 * Holds one thread, the victim. It is marked at its first access and held at the next point where it may be; the partner waits for that,
 * acts, and the victim continues when the partner's region has ended after a conflict with what the victim did.
 *
 * <p>No thread is held in the hook of the access itself, because plain accesses are recorded before they happen. No thread waits here while
 * it has the monitor of this object, which is taken inside the checker's own locks.
 */
final class HoldDirector implements Director {
    /** How often the victim is held again because others may wait for a lock that it has. */
    private static final int MAX_HOLDS = 12;

    /**
     * How long the victim is held in total, in looks, for each unit of patience; more patience than that of a second attempt adds nothing.
     */
    private static final int MAX_HELD = 500;

    private static final int MAX_PATIENCE_IN_ALL = 4;

    private static final int MAX_WAITS = 3;

    private final HoldPlan plan;
    private final Script script;
    private final Quiescence quiescence;
    private final Pause pause;
    private final Pause pauseOfVictim;

    // Written under the monitor of this object; read also without it, by threads that wait for a change.
    private volatile Actor victim;
    private volatile boolean isVictimMarked;
    private volatile boolean isVictimHeld;
    private volatile boolean isVictimOver;
    private volatile Actor partner;
    private volatile boolean isPartnerDone;
    private volatile boolean isPartnerMarked;
    private volatile Actor waiting;

    // Guarded by this object.
    private final Prefix prefix = new Prefix();
    private long victimTransaction;
    private int victimStep;
    private int occurrences;
    private int waits;
    private volatile boolean wasHeld;
    private boolean wasMet;

    // Used by the victim alone.
    private int holds;

    private volatile boolean isLastWaiting;

    HoldDirector(HoldPlan plan, Places places, Actors actors) {
        this.plan = plan;
        this.script = new Script(plan, places);
        this.quiescence = new Quiescence(actors);
        this.pause = new Pause(quiescence, plan.patience());
        this.pauseOfVictim = new Pause(quiescence, plan.patience());
    }

    @Override
    public synchronized Outcome end() {
        pause.end();
        pauseOfVictim.end();
        return wasMet ? Outcome.MET : wasHeld ? Outcome.ALONE : Outcome.NOT_REACHED;
    }

    // ---------------------------------------------------------------- where threads may be held

    @Override
    public void started(Actor actor) {
        if (script.isLast(actor)) {
            isLastWaiting = true;
            try {
                pause.until(() -> isVictimHeld);
                // If one of the others waits for a lock that the victim has, it has not come yet.
                int waited = 0;
                do {
                    pause.until(() -> false);
                } while (quiescence.someWaitForLock() && ++waited < MAX_WAITS);
            } finally {
                isLastWaiting = false;
            }
        } else if (plan.meeting() != HoldPlan.Meeting.AT_BEGIN
                && plan.meeting() != HoldPlan.Meeting.AT_PLACE
                && plan.meeting() != HoldPlan.Meeting.ANYWHERE) {
            if (script.isPartnerUnit(actor)
                    && !actor.unit().path().equals(plan.victim().unit())) {
                awaitVictim(actor);
            }
        }
    }

    @Override
    public void beginning(Actor actor, int region) {
        if (plan.meeting() != HoldPlan.Meeting.AT_PLACE && script.isPartnerRegion(actor, region)) {
            awaitVictim(actor);
        } else if (plan.meeting() == HoldPlan.Meeting.AT_BEGIN && script.isVictimRegion(actor, region) && !wasHeld) {
            pause.until(() -> waiting != null);
        }
    }

    @Override
    public void entering(Actor actor, int site) {
        point(actor);
        if (script.isPartnerPlace(actor, site)) {
            awaitVictim(actor);
        }
    }

    @Override
    public void point(Actor actor) {
        if (actor == victim && isVictimMarked) {
            if (plan.meeting() != HoldPlan.Meeting.WITHOUT_LOCKS
                    || actor.locks().isEmpty()) {
                holdVictim();
            }
        } else if (actor == partner && isPartnerMarked) {
            isPartnerMarked = false;
            pause.until(() -> isVictimOver);
        }
    }

    private void holdVictim() {
        if (partner != null && isPartnerDone) {
            isVictimMarked = false;
            return;
        }
        if (pauseOfVictim.looks() > Math.min(plan.patience(), MAX_PATIENCE_IN_ALL) * MAX_HELD) {
            return;
        }
        synchronized (this) {
            wasHeld = true;
            isVictimHeld = true;
        }
        try {
            boolean hasCome = pauseOfVictim.until(() -> partner != null && isPartnerDone, this::isLastExpected);
            if (hasCome || !quiescence.someWaitForLock() || ++holds > MAX_HOLDS) {
                isVictimMarked = false;
            }
        } finally {
            isVictimHeld = false;
        }
    }

    /** The last unit comes in after the others, so not while some of them wait for a lock, which the victim may have. */
    private boolean isLastExpected() {
        return isLastWaiting && !quiescence.someWaitForLock();
    }

    private void awaitVictim(Actor actor) {
        synchronized (this) {
            if (waiting != null || isVictimHeld || partner != null || actor == victim || waits == MAX_WAITS) {
                return;
            }
            waiting = actor;
            waits++;
        }
        try {
            pause.until(() -> isVictimHeld);
        } finally {
            waiting = null;
        }
    }

    // ---------------------------------------------------------------- what threads do

    @Override
    public synchronized void access(Actor actor, boolean writes, Object base, long offset, int site) {
        if (actor.thread().inTransaction() && !isPartnerDone && script.isVictim(actor) && mayBeVictim(actor)) {
            follow(actor, writes, base, offset, site);
        }
        Actor interrupted = victim;
        if (interrupted != null
                && interrupted != actor
                && partner == null
                && isVictimMarked
                && prefix.conflictsWith(base, offset, writes)) {
            meet(actor);
        }
    }

    private boolean mayBeVictim(Actor actor) {
        return (victim == null || victim == actor) && actor != waiting;
    }

    private void follow(Actor actor, boolean writes, Object base, long offset, int site) {
        if (victim == null || actor.thread().transaction() != victimTransaction) {
            prefix.clear();
            occurrences = 0;
            victimStep = -1;
            victimTransaction = actor.thread().transaction();
        }
        victim = actor;
        prefix.add(base, offset, writes);
        if (partner == null && script.isVictimPlace(site) && actor.step() != victimStep) {
            victimStep = actor.step();
            occurrences++;
            if (occurrences >= plan.victim().occurrence()) {
                isVictimMarked = true;
            }
        }
    }

    private void meet(Actor actor) {
        partner = actor;
        wasMet = true;
        if (plan.meeting() == HoldPlan.Meeting.BOTH_HELD) {
            isPartnerDone = true;
            isPartnerMarked = true;
        } else if (!plan.partner().isMany() && !actor.thread().inTransaction()) {
            isPartnerDone = true;
        }
    }

    @Override
    public synchronized void ended(Actor actor) {
        if (actor == partner && !plan.partner().isMany()) {
            isPartnerDone = true;
        }
        if (actor == victim) {
            if (partner == null) {
                victim = null; // another transaction may be the victim
                isVictimMarked = false;
                prefix.clear();
            } else {
                isVictimOver = true;
            }
        }
    }
}
