package dev.atomicity.report.text;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.ProvokeResult;

/** What there is to say about directed executions. */
public final class ProvokeText {
    private ProvokeText() {}

    /** The numbers at the end, in one sentence; empty if nothing was predicted. */
    public static String summary(ProvokeResult result) {
        if (result == null || result.candidates() == 0) {
            return "";
        }
        return "tests executed again to provoke findings: " + Words.count(result.candidates(), "candidate") + ", "
                + result.tried() + " tried, " + result.confirmed() + " confirmed, " + result.left() + " left, "
                + result.excluded() + " excluded as impossible; " + Math.round(result.seconds()) + " s";
    }

    /** How the finding was met, in one sentence. */
    public static String discovery(FindingResult finding) {
        String schedule = finding.schedule() == null ? "." : ": " + Words.visible(finding.schedule()) + ".";
        if (finding.discovery() == Discovery.PROVOKED) {
            return finding.schedule() == null
                    ? "It happened when the test was executed again."
                    : "It was provoked by a schedule" + schedule;
        }
        return "It happened by itself when the tests ran"
                + (finding.schedule() == null ? schedule : ", and again under a schedule" + schedule);
    }

    /** Whether there is more to say than that it happened by itself. */
    public static boolean isMore(FindingResult finding) {
        return finding.discovery() == Discovery.PROVOKED || finding.schedule() != null || finding.replay() != null;
    }

    /** What the values say, in one sentence; empty if they say nothing. */
    public static String judgement(FindingResult finding) {
        return switch (finding.judgement()) {
            case HARMFUL -> "It is harmful: no order of the calls, one after the other, explains the values.";
            case HARMLESS ->
                "It was harmless in that execution: the calls, one after the other, explain the values too.";
            case UNPROVEN -> "";
        };
    }
}
