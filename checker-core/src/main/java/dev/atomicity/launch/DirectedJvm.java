package dev.atomicity.launch;

import dev.atomicity.protocol.ProvokeRequest;
import dev.atomicity.protocol.TestEvent;
import java.io.IOException;
import java.util.function.BiConsumer;

/** Executes tests again in a JVM of their own. */
@FunctionalInterface
interface DirectedJvm {
    /**
     * Starts a JVM, and returns when it has ended.
     *
     * @param events is called with each event, after the log has taken it in
     */
    Ended run(ProvokeRequest request, BiConsumer<ProvokeLog, TestEvent> events)
            throws LaunchException, IOException, InterruptedException;

    /**
     * A JVM that has ended.
     *
     * @param reason why it ended early, continues after "The JVM of the tests"; null if it completed, or its time was over
     * @param isOver whether its time was over
     */
    record Ended(ProvokeLog log, String reason, boolean isOver) {}
}
