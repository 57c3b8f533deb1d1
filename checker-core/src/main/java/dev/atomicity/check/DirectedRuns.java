package dev.atomicity.check;

import dev.atomicity.launch.DirectedExecution;
import dev.atomicity.launch.Exercised;
import dev.atomicity.launch.ProvokeRun;
import dev.atomicity.launch.UntriedCandidates;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.ProvokeResult;
import java.util.List;
import java.util.function.Function;

/**
 * What directed executions add to the results of a check.
 *
 * @param numbers null if there were to be none
 */
record DirectedRuns(
        List<DirectedExecution> executions,
        Function<Found, Judgement> judgement,
        ProvokeResult numbers,
        Exercised exercised,
        List<String> notes,
        UntriedCandidates untried) {
    /** There were to be none. */
    static final DirectedRuns OFF = new DirectedRuns(
            List.of(), found -> Judgement.UNPROVEN, null, new Exercised(), List.of(), UntriedCandidates.NOTHING);

    /** There was nothing to do, or nothing is done yet. */
    static final DirectedRuns NONE = new DirectedRuns(
            List.of(),
            found -> Judgement.UNPROVEN,
            ProvokeResult.NONE,
            new Exercised(),
            List.of(),
            UntriedCandidates.NOTHING);

    /** Whether all candidates were tried. */
    boolean isComplete() {
        return numbers != null && numbers.left() == 0 && untried.isNothing();
    }

    static DirectedRuns of(ProvokeRun run) {
        return new DirectedRuns(
                run.executions(), run::judgement, run.result(), run.exercised(), run.notes(), run.untried());
    }
}
