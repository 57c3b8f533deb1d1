package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent;
import java.time.Duration;

/** What a JVM of the tests has logged of its own end, whatever it ran, and why it ended before it had done all. */
final class EndOfJvm {
    private TestEvent.TimedOut timedOut;
    private TestEvent.Exiting exiting;
    private TestEvent.Broken broken;
    private TestEvent.Completed completed;

    /** Other events are ignored. */
    void accept(TestEvent event) {
        if (event instanceof TestEvent.TimedOut late) {
            timedOut = late;
        } else if (event instanceof TestEvent.Exiting exit) {
            exiting = exit;
        } else if (event instanceof TestEvent.Broken failure) {
            broken = failure;
        } else if (event instanceof TestEvent.Completed all) {
            completed = all;
        }
    }

    /** Null if no test took too long. */
    TestEvent.TimedOut timedOut() {
        return timedOut;
    }

    /** Null if the checker and the runner worked. */
    TestEvent.Broken broken() {
        return broken;
    }

    /** Null if it ended before it had done all. */
    TestEvent.Completed completed() {
        return completed;
    }

    /**
     * Continues after "The JVM of the tests".
     *
     * @param limit how long a test may take
     * @param limitName what that is called, for example {@code testTimeout}
     */
    String reason(boolean wasStuck, int status, Duration limit, String limitName) {
        if (timedOut != null) {
            return "was ended because the " + limitName + " of " + readable(limit) + " has expired";
        }
        if (wasStuck) {
            return "was ended because it made no progress after the " + limitName + " of " + readable(limit)
                    + " had expired";
        }
        if (broken != null && broken.message().contains("OutOfMemoryError")) {
            return "ran out of memory (" + broken.message() + ")";
        }
        if (broken != null) {
            return "broke (" + broken.message() + ")";
        }
        if (exiting != null) {
            return "was ended with status " + exiting.status()
                    + (exiting.caller().isEmpty() ? "" : " by " + exiting.caller());
        }
        if (status > 128 && status < 160) {
            return "was killed by signal " + (status - 128);
        }
        return "ended with status " + status;
    }

    private static String readable(Duration duration) {
        long seconds = duration.toSeconds();
        if (seconds >= 60 && seconds % 60 == 0) {
            return seconds / 60 + " min";
        }
        return (duration.toMillisPart() == 0 ? String.valueOf(seconds) : duration.toMillis() / 1000.0) + " s";
    }
}
