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
    private final List<TestFinding> met = new ArrayList<>();

    /** Null until the execution has ended. */
    private String outcome;

    DirectedExecution(String test, String plan, String words) {
        this.test = test;
        this.plan = plan;
        this.words = words;
    }

    void met(Found found, boolean late, boolean onEarlierThread, long times) {
        met.add(new TestFinding(found, test, late, onEarlierThread, times));
    }

    void end(String newOutcome) {
        outcome = newOutcome;
    }

    boolean hasEnded() {
        return outcome != null;
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

    public List<TestFinding> met() {
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
