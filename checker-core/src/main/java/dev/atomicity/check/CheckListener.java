package dev.atomicity.check;

import dev.atomicity.results.ProvokeResult;
import dev.atomicity.results.Results;
import java.io.IOException;
import java.time.Duration;

/** Follows a check while it runs. The plugins show the progress as their build tools do. */
public interface CheckListener {
    /**
     * @param total as far as it is known: tests that others make come as a surprise
     * @param findings that were met so far, each counted once, also those that are known or suppressed
     */
    void progress(long done, long total, long findings);

    /**
     * Tests are executed again, directed.
     *
     * @param left the time that is left for it
     */
    void provoking(ProvokeResult soFar, Duration left);

    /**
     * All tests have run, or more was found since then, and tests are still executed again: whoever ends the build now should
     * find reports of what is known.
     */
    void interim(Results results) throws IOException;

    /** Facts for whoever asks for more, in a form that can be pasted into a bug report: several lines. */
    default void detail(String text) {}

    /** How far the work is that needs several checks. */
    default void round(String sentence) {}

    /** Something that the user should know. */
    void warn(String sentence);
}
