package dev.atomicity.provoke;

import dev.atomicity.hooks.engine.TestScopes;
import dev.atomicity.provoke.director.Director;
import dev.atomicity.provoke.judge.Judgement;
import dev.atomicity.provoke.plan.Places;
import dev.atomicity.provoke.plan.Plan;
import java.util.Set;

/** Executes tests again, logged or directed, for the runner: one execution at a time, on the calling thread. */
public final class Executions {
    private final Places places = new Places();
    private final Provoking provoking = new Provoking(places);
    private Judgement judgement = Judgement.UNPROVEN;

    /** Runs a test once. */
    @FunctionalInterface
    public interface Test {
        void execute();
    }

    /** How an execution of a search ended. */
    public enum Result {
        LOGGED,
        CONFIRMED,
        MET,
        ALONE,
        NOT_REACHED
    }

    /** Is notified of each execution of a search before it begins. */
    @FunctionalInterface
    public interface Observer {
        /** @param plan null for a logged execution */
        void begins(Plan plan);
    }

    /** From now on the events of this JVM are observed; to be called once. */
    public Executions() {
        provoking.install();
    }

    /**
     * A new search, for one test.
     *
     * @param seed decides the order of attempts that are equally good
     */
    public Search newSearch(long seed) {
        return new Search(places, seed);
    }

    /** Runs the next execution of the search; null if there is nothing left to try. */
    public Result next(Search search, Observer observer, Test test) {
        Execution execution = search.next();
        if (execution == null) {
            return null;
        }
        observer.begins(execution.plan());
        if (!execution.isDirected()) {
            TestScopes.takeInterruptedRegions();
            provoking.beginLog(execution.schedule());
            Logged logged = null;
            try {
                test.execute();
            } finally {
                logged = provoking.endLog();
                search.logged(logged);
            }
            judgement = logged.values().judge(TestScopes.takeInterruptedRegions());
            return Result.LOGGED;
        }
        return direct(execution.plan(), test, search::directed);
    }

    /** Executes the test once under a plan; {@link Result#CONFIRMED} if its region was found interrupted. */
    public Result replay(Plan plan, Test test) {
        return direct(
                plan,
                test,
                (outcome, regions) -> regions.stream().map(places::keyOf).anyMatch(plan.regions()::contains));
    }

    /** Decides whether an execution with that outcome and those interrupted regions has confirmed its plan. */
    @FunctionalInterface
    private interface Confirmation {
        boolean isGiven(Director.Outcome outcome, Set<Integer> regions);
    }

    private Result direct(Plan plan, Test test, Confirmation confirmation) {
        TestScopes.takeInterruptedRegions();
        provoking.beginDirected(plan);
        Directed directed = null;
        try {
            test.execute();
        } finally {
            directed = provoking.endDirected();
        }
        Set<Integer> regions = TestScopes.takeInterruptedRegions();
        boolean isConfirmed = confirmation.isGiven(directed.outcome(), regions);
        judgement = isConfirmed ? directed.values().judge(regions) : Judgement.UNPROVEN;
        return isConfirmed ? Result.CONFIRMED : resultOf(directed.outcome());
    }

    /** The judgement on the values of the last execution, if it was a logged one or has confirmed its plan. */
    public Judgement judgement() {
        return judgement;
    }

    private static Result resultOf(Director.Outcome outcome) {
        return switch (outcome) {
            case MET -> Result.MET;
            case ALONE -> Result.ALONE;
            case NOT_REACHED -> Result.NOT_REACHED;
        };
    }
}
