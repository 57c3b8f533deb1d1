package dev.atomicity.provoke;

import dev.atomicity.provoke.plan.Plan;

/**
 * What one execution of a test is for.
 *
 * @param plan null if it is a logged one
 * @param heldBack in a logged one, the unit that comes last; null for none
 */
record Execution(Plan plan, String heldBack) {
    static Execution logged(String heldBack) {
        return new Execution(null, heldBack);
    }

    static Execution directed(Plan plan) {
        return new Execution(plan, null);
    }

    boolean isDirected() {
        return plan != null;
    }
}
