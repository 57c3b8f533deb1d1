package dev.atomicity.runner;

import dev.atomicity.protocol.TestEvent;
import java.util.List;
import java.util.function.IntConsumer;

/** The checker as the runner sees it; there is none when tests are run again without the agent. */
interface Scopes {
    void on(IntConsumer whenExiting);

    void begin(int test, boolean isTest);

    void end(int test, int container);

    /** Whether threads met on shared data in the test or container with that number; asked once, when it has ended. */
    boolean wasConcurrent(int test);

    /** What was found since the last call. */
    List<TestEvent> drain();

    /** What turned the checker off; null if it works. */
    String failure();

    /** The number of the test in which that happened; 0 if there is none. */
    int testOfFailure();

    long watchedClasses();

    List<String> notes();

    /** With the agent or without: its hooks are there or not. */
    static Scopes ofThisJvm() {
        try {
            Class.forName("dev.atomicity.hooks.engine.TestScopes", true, null);
            return new CheckedScopes();
        } catch (ClassNotFoundException e) {
            return new UncheckedScopes();
        }
    }
}
