package dev.atomicity.gradle;

import dev.atomicity.check.CheckListener;
import dev.atomicity.report.text.ProgressText;
import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gradle.api.logging.Logger;

/** Says now and then how far the tests are, if somebody watches. Gradle's own progress line is not open to plugins. */
final class ProgressLines implements CheckListener {
    private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(5);

    private final Logger logger;
    private final boolean isShown;
    private final Interim interim;
    private long last = System.nanoTime();

    /** Writes reports of what is known so far. */
    interface Interim {
        void write(Results results) throws IOException;
    }

    ProgressLines(Logger logger, boolean isShown, Interim interim) {
        this.logger = logger;
        this.isShown = isShown;
        this.interim = interim;
    }

    @Override
    public void progress(long done, long total, long findings) {
        if (total > 0 && isTime()) {
            logger.lifecycle(ProgressText.ofTests(done, total, findings));
        }
    }

    @Override
    public void provoking(ProvokeResult soFar, Duration left) {
        if (isTime()) {
            logger.lifecycle(ProgressText.ofCandidates(soFar, left));
        }
    }

    private boolean isTime() {
        long now = System.nanoTime();
        if (!isShown || now - last <= EVERY_NANOS) {
            return false;
        }
        last = now;
        return true;
    }

    @Override
    public void interim(Results results) throws IOException {
        interim.write(results);
    }

    @Override
    public void detail(String text) {
        logger.info("{}", text);
    }

    @Override
    public void round(String sentence) {
        logger.lifecycle("atomicity: {}", sentence);
    }

    @Override
    public void warn(String sentence) {
        logger.warn("atomicity: {}", sentence);
    }
}
