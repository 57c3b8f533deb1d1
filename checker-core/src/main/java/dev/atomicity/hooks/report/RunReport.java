package dev.atomicity.hooks.report;

import dev.atomicity.hooks.places.Sites;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** What is printed when a program that ran with the agent ends. */
public final class RunReport {
    private static final int SHOWN = 20;

    private static final String LEGEND = """

            How to read this: a column is a thread, a line is a step, time goes down. The code in the title should run
            as if it were alone. But steps of other threads came in between, and they conflict with what it did before
            and with what it did after, so they can be moved out neither way.
            """;

    private final List<Finding> findings;
    private final List<Finding> minor;
    private final long notKept;

    /** @param notKept how many more findings there were */
    public RunReport(List<Finding> findings, long notKept) {
        this.findings = findings.stream().filter(finding -> !finding.isMinor()).toList();
        this.minor = findings.stream().filter(Finding::isMinor).toList();
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
        appendMinor(text);
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

    /** The findings alone, each with its title and its steps. */
    public static String list(List<Finding> findings) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(SHOWN, findings.size()); i++) {
            appendFinding(text, i + 1, findings.get(i));
        }
        if (findings.size() > SHOWN) {
            text.append("\nand ").append(findings.size() - SHOWN).append(" more\n");
        }
        return text.toString().replace("\n", System.lineSeparator());
    }

    /** Only one line: a method that calls another object twice may well expect it to change in between. */
    private void appendMinor(StringBuilder text) {
        if (!minor.isEmpty()) {
            String methods = minor.stream()
                    .map(finding -> title(finding.region()))
                    .distinct()
                    .limit(SHOWN)
                    .collect(Collectors.joining(", "));
            text.append("atomicity: not counted, because only another object changed between two calls of it: ")
                    .append(methods)
                    .append('\n');
        }
    }

    private static String extent(long watched) {
        if (watched == 0) {
            return ", but no class was watched: check whether the includes match classes of the program";
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
