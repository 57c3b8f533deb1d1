package dev.atomicity.report.text;

import dev.atomicity.results.ProvokeResult;
import java.time.Duration;

/** How far a check is, for a line that the build tool shows while it runs. */
public final class ProgressText {
    private ProgressText() {}

    /** While the tests run. */
    public static String ofTests(long done, long total, long findings) {
        return done + " of " + Words.count(total, "test") + ", " + Words.count(findings, "finding") + " so far";
    }

    /** While tests are executed again, directed. */
    public static String ofCandidates(ProvokeResult soFar, Duration left) {
        return soFar.tried() + " of " + Words.count(soFar.candidates(), "candidate") + " tried, " + soFar.confirmed()
                + " confirmed, " + soFar.left() + " left, " + soFar.excluded() + " excluded, " + left.toSeconds()
                + " s to go";
    }
}
