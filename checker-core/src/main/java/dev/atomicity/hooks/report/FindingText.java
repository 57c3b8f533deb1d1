package dev.atomicity.hooks.report;

import dev.atomicity.hooks.places.Sites;
import java.util.Collection;
import java.util.List;

/** The findings of a run for a person. */
public final class FindingText {
    private static final int SHOWN = 20;

    private static final String LEGEND = """

            How to read this: a column is a thread, a line is a step, time goes down. The code in the title should run
            as if it were alone. But steps of other threads came in between, and they conflict with what it did before
            and with what it did after, so they can be moved out neither way.
            """;

    private final List<Finding> findings;
    private final long notKept;

    /**
     * @param notKept how many more there were
     */
    public FindingText(List<Finding> findings, long notKept) {
        this.findings = findings;
        this.notKept = notKept;
    }

    /**
     * @param watched how many classes of the program were watched
     * @param notes what was left unchecked
     * @param unjudged what could not be judged, a sentence each
     * @param defect what ended the check before the program ended, or null
     */
    public String render(
            long watched, Collection<String> notes, Collection<String> unjudged, HookFailureLog.Defect defect) {
        StringBuilder text = new StringBuilder();
        int shown = Math.min(SHOWN, findings.size());
        for (int i = 0; i < shown; i++) {
            appendFinding(text, i + 1, findings.get(i));
        }
        if (findings.isEmpty() && defect != null) {
            text.append("atomicity: there is no verdict\n");
        } else if (findings.isEmpty()) {
            text.append("atomicity: nothing found").append(extent(watched)).append('\n');
        } else {
            long all = findings.size() + notKept;
            text.append(LEGEND)
                    .append("\natomicity: ")
                    .append(all == 1 ? "1 finding" : all + " findings")
                    .append(all > shown ? ", the first " + shown + " of them shown" : "")
                    .append('\n');
        }
        for (String note : notes) {
            text.append("atomicity: ").append(note).append('\n');
        }
        for (String sentence : unjudged) {
            text.append("atomicity: ").append(sentence).append('\n');
        }
        if (defect != null) {
            text.append("atomicity: the check ended early, so there may be more: ")
                    .append(defect.sentence())
                    .append('\n');
        }
        return text.toString().replace("\n", System.lineSeparator());
    }

    private static String extent(long watched) {
        if (watched == 0) {
            return ", but no class was watched: see whether the includes name classes of the program";
        }
        return watched == 1 ? " (1 class watched)" : " (" + watched + " classes watched)";
    }

    private static void appendFinding(StringBuilder text, int number, Finding finding) {
        text.append('\n').append(number).append(") ").append(title(finding.region()));
        StepTable table = new StepTable(finding.steps());
        if (finding.kind() == Finding.Kind.VIOLATION) {
            text.append(" was interrupted by another thread");
        } else {
            text.append(" and others depend on each other in a ring: no order of them explains what happened");
        }
        if (finding.occurrences() > 1) {
            text.append(", ").append(finding.occurrences()).append(" times");
        }
        text.append('\n');
        table.appendTo(text);
    }

    private static String title(Sites.Site region) {
        return region == null ? "A region" : region.location();
    }
}
