package dev.atomicity.provoke;

import dev.atomicity.provoke.cuts.Cut;
import dev.atomicity.provoke.director.Director;
import dev.atomicity.provoke.plan.HoldPlan;
import dev.atomicity.provoke.plan.Plan;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The attempts at one cut: which plan comes next depends on how the last one ended. */
final class Attempts {
    private static final int MAX_ATTEMPTS = 10;
    private static final int PATIENT = 4;

    /** How often a plan has to be confirmed in a row before it counts as reliable. */
    private static final int RELIABLE = 4;

    private final Cut cut;
    private final Deque<Plan> alternatives;
    private final Deque<HoldPlan.Meeting> meetings = new ArrayDeque<>(List.of(
            HoldPlan.Meeting.WITHOUT_LOCKS,
            HoldPlan.Meeting.AT_BEGIN,
            HoldPlan.Meeting.AT_PLACE,
            HoldPlan.Meeting.ANYWHERE));
    private Plan plan;
    private int attempts;
    private boolean wasPatient;
    private final boolean isOnce;
    private int confirmed;

    private Attempts(Cut cut, boolean isOnce) {
        this.cut = cut;
        this.isOnce = isOnce;
        this.alternatives = new ArrayDeque<>(cut.plans());
        this.plan = alternatives.remove();
    }

    static Attempts at(Cut cut) {
        return new Attempts(cut, false);
    }

    /** Allows a single attempt. */
    static Attempts once(Cut cut) {
        return new Attempts(cut, true);
    }

    boolean isOnce() {
        return isOnce;
    }

    Cut cut() {
        return cut;
    }

    Plan plan() {
        return plan;
    }

    /** Whether the plan was confirmed often enough: a replay should not depend on luck. */
    boolean isReliableAfterConfirmation() {
        return ++confirmed >= RELIABLE;
    }

    /** Whether there is another plan to try. */
    boolean goOnAfter(Director.Outcome outcome) {
        confirmed = 0;
        if (isOnce || ++attempts >= MAX_ATTEMPTS) {
            return false;
        }
        return switch (outcome) {
            case MET -> holdBoth();
            case ALONE -> bePatient() || meetWithoutLocks() || takeAlternative() || meetElsewhere();
            case NOT_REACHED -> meetElsewhere() || takeAlternative();
        };
    }

    /** A thread came in, but no ring was closed: perhaps both regions have to be interrupted. */
    private boolean holdBoth() {
        if (plan instanceof HoldPlan hold
                && hold.meeting() != HoldPlan.Meeting.BOTH_HELD
                && !hold.partner().isMany()) {
            plan = hold.with(HoldPlan.Meeting.BOTH_HELD);
            return true;
        }
        return takeAlternative();
    }

    /** On a busy machine, a thread that could come in may need more time. */
    private boolean bePatient() {
        if (wasPatient) {
            return false;
        }
        wasPatient = true;
        plan = plan.morePatient(PATIENT);
        return true;
    }

    private boolean meetWithoutLocks() {
        return meetings.peek() == HoldPlan.Meeting.WITHOUT_LOCKS && meetElsewhere();
    }

    private boolean takeAlternative() {
        if (alternatives.isEmpty()) {
            return false;
        }
        plan = alternatives.remove();
        return true;
    }

    private boolean meetElsewhere() {
        if (!meetings.isEmpty() && plan instanceof HoldPlan hold) {
            plan = hold.with(meetings.remove());
            return true;
        }
        return false;
    }
}
