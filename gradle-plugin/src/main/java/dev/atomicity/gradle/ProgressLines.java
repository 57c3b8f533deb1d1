package dev.atomicity.gradle;

import dev.atomicity.check.CheckListener;
import java.util.concurrent.TimeUnit;
import org.gradle.api.logging.Logger;

/** Says now and then how far the tests are, if somebody looks on. Gradle's own progress line is not open to plugins. */
final class ProgressLines implements CheckListener {
    private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Logger logger;
    private final boolean isShown;
    private long last = System.nanoTime();

    ProgressLines(Logger logger, boolean isShown) {
        this.logger = logger;
        this.isShown = isShown;
    }

    @Override
    public void progress(long done, long total, long findings) {
        long now = System.nanoTime();
        if (isShown && total > 0 && now - last > EVERY_NANOS) {
            last = now;
            logger.lifecycle(
                    "{} of {} tests done, {} so far",
                    done,
                    total,
                    findings == 1 ? "1 violation" : findings + " violations");
        }
    }

    @Override
    public void warn(String sentence) {
        logger.warn("atomicity: {}", sentence);
    }
}
