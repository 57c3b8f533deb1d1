package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent;
import java.time.Duration;

/** Says why a JVM of the tests ended before it had done all. */
final class EndOfJvm {
    private EndOfJvm() {}

    /**
     * Goes on after "The JVM of the tests".
     *
     * @param timedOut null unless it happened, as {@code broken} and {@code exiting}
     * @param limit how long a test may take
     * @param limitName what that is called, as {@code testTimeout}
     */
    static String reason(
            TestEvent.TimedOut timedOut,
            TestEvent.Broken broken,
            TestEvent.Exiting exiting,
            boolean wasStuck,
            int status,
            Duration limit,
            String limitName) {
        if (timedOut != null) {
            return "was ended because the " + limitName + " of " + readable(limit) + " was over";
        }
        if (wasStuck) {
            return "was ended because it did nothing any more when the " + limitName + " of " + readable(limit)
                    + " was over";
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
