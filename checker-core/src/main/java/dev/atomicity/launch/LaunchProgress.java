package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.results.ProvokeResult;
import java.time.Duration;

/** Is notified how far the tests are. */
public interface LaunchProgress {
    /** Something was found. The same may be found again, in this JVM or in another. */
    void found(Found found);

    /**
     * @param total as far as it is known: tests that others make come as a surprise
     */
    void at(long done, long total);

    /**
     * Tests are executed again.
     *
     * @param left the time that is left for it
     */
    void provoking(ProvokeResult soFar, Duration left);
}
