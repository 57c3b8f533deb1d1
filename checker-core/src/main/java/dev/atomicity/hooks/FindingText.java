package dev.atomicity.hooks;

import java.io.PrintStream;
import java.util.List;
import java.util.Set;

/** The findings of a run for a person. */
final class FindingText {
    private static final int SHOWN = 20;

    private FindingText() {}

    static void print(List<Finding> findings, long notKept, Set<String> notes, Throwable failure, PrintStream out) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(SHOWN, findings.size()); i++) {
            appendFinding(text, i + 1, findings.get(i));
        }
        if (!findings.isEmpty()) {
            long more = findings.size() - Math.min(SHOWN, findings.size()) + notKept;
            text.append(String.format(
                    "%natomicity: %d %s%s%n",
                    findings.size(),
                    findings.size() == 1 ? "finding" : "findings",
                    more > 0 ? ", " + more + " of them not shown" : ""));
        } else {
            text.append(String.format("atomicity: nothing found%n"));
        }
        for (String note : notes) {
            text.append(String.format("atomicity: %s%n", note));
        }
        if (failure != null) {
            text.append(String.format(
                    "atomicity: the checker failed and was switched off, so there may be more: %s%n", failure));
        }
        out.print(text);
        out.flush();
    }

    private static void appendFinding(StringBuilder text, int number, Finding finding) {
        String region = finding.region() == null
                ? "a region"
                : finding.region().owner() + "." + finding.region().method();
        text.append(String.format(
                finding.kind() == Finding.Kind.VIOLATION
                        ? "%n%d) %s was cut in two on thread %s%s%n"
                        : "%n%d) %s on thread %s is in a ring with others: no order of them explains what happened%s%n",
                number,
                region,
                finding.thread(),
                finding.occurrences() == 1 ? "" : ", " + finding.occurrences() + " times"));
        Finding.Step previous = null;
        for (Finding.Step step : finding.steps()) {
            if (!step.equals(previous)) {
                appendStep(text, step, finding);
            }
            previous = step;
        }
    }

    private static void appendStep(StringBuilder text, Finding.Step step, Finding finding) {
        boolean foreign = !step.thread().equals(finding.thread());
        Sites.Site site = step.site();
        String what = site == null
                ? "does something"
                : site.operation() + (site.variable() == null ? "" : " " + site.variable());
        text.append(String.format(
                "   %s %-16s %-32s %s%s%n",
                foreign ? "  |>" : "  ",
                step.thread(),
                what,
                site == null ? "" : "at " + site.location(),
                step.region() == null || site == null || isIn(site, step.region())
                        ? ""
                        : ", in " + step.region().owner() + "." + step.region().method()));
    }

    private static boolean isIn(Sites.Site site, Sites.Site region) {
        return site.owner().equals(region.owner()) && site.method().equals(region.method());
    }
}
