package dev.atomicity.provoke.plan;

import java.util.Set;

/**
 * Which threads are held in one execution of a test, and until when. Places and regions are keys of {@link Places}, units are paths.
 */
public sealed interface Plan permits HoldPlan, TurnPlan {
    /** Multiplies the time for which a thread is held. */
    int patience();

    /** The same plan, with more time before a held thread continues. */
    Plan morePatient(int factor);

    /** The same plan for the first execution of a JVM, because it depends on state that is created once. */
    Plan inFreshJvm();

    /** A description for the report. */
    String words();

    /** The regions that the plan wants to see interrupted: one of them is enough. */
    Set<String> regions();

    /** As lines of {@code key=value}. */
    String text();

    /**
     * Reads what {@link #text} has written; comments and other lines may stand between.
     *
     * @throws IllegalArgumentException if something is missing or wrong; the message says what
     */
    static Plan parse(String text) {
        PlanLines lines = PlanLines.parse(text);
        return TurnPlan.isIn(lines) ? TurnPlan.read(lines) : HoldPlan.read(lines);
    }
}
