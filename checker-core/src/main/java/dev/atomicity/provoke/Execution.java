package dev.atomicity.provoke;

import dev.atomicity.provoke.director.HoldBack;
import dev.atomicity.provoke.plan.Plan;

/**
 * What one execution of a test is for.
 *
 * @param plan null if it is a logged one
 * @param schedule in a logged one, what holds units back; null if nothing does
 */
record Execution(Plan plan, HoldBack.Schedule schedule) {
    static Execution logged(HoldBack.Schedule schedule) {
        return new Execution(null, schedule);
    }

    static Execution directed(Plan plan) {
        return new Execution(plan, null);
    }

    boolean isDirected() {
        return plan != null;
    }
}
