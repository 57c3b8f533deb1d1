package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent.DirectedEnd;
import dev.atomicity.protocol.TestEvent.Found;

/** Makes executions for tests of other packages. */
public final class DirectedExecutions {
    private DirectedExecutions() {}

    /** One that met the finding once. */
    public static DirectedExecution of(String test, String plan, String words, Found found) {
        DirectedExecution execution = new DirectedExecution(test, plan, words);
        execution.met(found, false, false, 1);
        return execution;
    }

    /** One that has also confirmed its plan. */
    public static DirectedExecution confirmed(String test, String plan, String words, Found found) {
        DirectedExecution execution = of(test, plan, words, found);
        execution.end(DirectedEnd.CONFIRMED);
        return execution;
    }
}
