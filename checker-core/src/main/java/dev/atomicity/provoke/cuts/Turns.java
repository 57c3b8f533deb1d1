package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.log.Access;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.TurnPlan;
import java.util.List;

/** The plan for what a {@link TurnSolver} has found. */
final class Turns {
    private Turns() {}

    static TurnPlan plan(List<TurnSolver.Turn> turns, Places places) {
        return new TurnPlan(
                turns.stream().map(turn -> turnOf(turn, places)).toList(), 1, false, PlanDescription.of(turns));
    }

    private static TurnPlan.Turn turnOf(TurnSolver.Turn turn, Places places) {
        Transaction transaction = turn.transaction();
        Access last = turn.last();
        return new TurnPlan.Turn(
                transaction.unit.path(),
                places.keyOf(transaction.region),
                transaction.instance,
                last == null ? null : places.keyOf(last.site()),
                last == null ? 0 : last.occurrence(),
                last == null ? 0 : turn.locks());
    }
}
