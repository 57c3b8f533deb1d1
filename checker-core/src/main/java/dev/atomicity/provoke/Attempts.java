package dev.atomicity.provoke;

import dev.atomicity.provoke.cuts.Cut;
import dev.atomicity.provoke.director.Director;
import dev.atomicity.provoke.plan.Plan;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The attempts at one cut: which plan comes next depends on how the last one ended. */
final class Attempts {
    private static final int MAX_ATTEMPTS = 10;
    private static final int PATIENT = 4;

    private final Cut cut;
    private final Deque<Plan> alternatives;
    private final Deque<Plan.Meeting> meetings = new ArrayDeque<>(
            List.of(Plan.Meeting.WITHOUT_LOCKS, Plan.Meeting.AT_BEGIN, Plan.Meeting.AT_PLACE, Plan.Meeting.ANYWHERE));
    private Plan plan;
    private int attempts;
    private boolean wasPatient;
    private final boolean isOnce;

    private Attempts(Cut cut, boolean isOnce) {
        this.cut = cut;
        this.isOnce = isOnce;
        this.alternatives = new ArrayDeque<>(cut.plans());
        this.plan = alternatives.remove();
    }

    static Attempts at(Cut cut) {
        return new Attempts(cut, false);
    }

    /** One attempt and no more. */
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

    /** Whether there is another plan to try. */
    boolean goOnAfter(Director.Outcome outcome) {
        if (isOnce || ++attempts >= MAX_ATTEMPTS) {
            return false;
        }
        return switch (outcome) {
            case MET -> holdBoth();
            case ALONE -> bePatient() || meetWithoutLocks() || takeAlternative() || meetElsewhere();
            case NOT_REACHED -> meetElsewhere() || takeAlternative();
        };
    }

    /** Somebody came in, but no ring closed: perhaps both have to be interrupted. */
    private boolean holdBoth() {
        if (plan.meeting() == Plan.Meeting.BOTH_HELD || plan.partner().isMany()) {
            return takeAlternative();
        }
        plan = plan.with(Plan.Meeting.BOTH_HELD);
        return true;
    }

    /** On a busy machine a thread that could come may need more time. */
    private boolean bePatient() {
        if (wasPatient) {
            return false;
        }
        wasPatient = true;
        plan = plan.morePatient(PATIENT);
        return true;
    }

    private boolean meetWithoutLocks() {
        if (meetings.peek() != Plan.Meeting.WITHOUT_LOCKS) {
            return false;
        }
        plan = plan.with(meetings.remove());
        return true;
    }

    private boolean takeAlternative() {
        if (alternatives.isEmpty()) {
            return false;
        }
        plan = alternatives.remove();
        return true;
    }

    private boolean meetElsewhere() {
        if (meetings.isEmpty()) {
            return false;
        }
        plan = plan.with(meetings.remove());
        return true;
    }
}
