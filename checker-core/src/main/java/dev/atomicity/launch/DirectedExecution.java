package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent.DirectedEnd;
import dev.atomicity.protocol.TestEvent.Found;
import java.util.ArrayList;
import java.util.List;

/** One more execution of a test, with what it met; filled while events come in. */
public final class DirectedExecution {
    private final String test;
    private final String plan;
    private final String words;
    private final List<Met> met = new ArrayList<>();

    /** Null until the execution has ended. */
    private String outcome;

    /**
     * A finding of the execution.
     *
     * @param late whether the test was over: a thread that it had started went on
     */
    public record Met(Found found, boolean late, long times) {}

    DirectedExecution(String test, String plan, String words) {
        this.test = test;
        this.plan = plan;
        this.words = words;
    }

    void met(Found found, boolean late, long times) {
        met.add(new Met(found, late, times));
    }

    void end(String newOutcome) {
        outcome = newOutcome;
    }

    /** The unique id of the test. */
    public String test() {
        return test;
    }

    /** The plan that was enforced; null if there was none. */
    public String plan() {
        return plan;
    }

    /** What the plan enforces, for people; null if there was none. */
    public String words() {
        return words;
    }

    public List<Met> met() {
        return List.copyOf(met);
    }

    public boolean isConfirmed() {
        return DirectedEnd.CONFIRMED.equals(outcome);
    }

    /** Whether the place was reached where the plan holds a thread. An execution that broke its JVM may have reached it. */
    public boolean isReached() {
        return !DirectedEnd.NOT_REACHED.equals(outcome);
    }
}
