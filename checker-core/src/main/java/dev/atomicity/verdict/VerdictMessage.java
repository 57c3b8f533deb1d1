package dev.atomicity.verdict;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.State;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Says in a few lines why a build fails: the number, the worst findings with their places, and where to read on. */
public final class VerdictMessage {
    private static final int SHOWN = 3;

    /** The worst first, then what occurred most, then by name so that the order is always the same. */
    public static final Comparator<FindingResult> WORST_FIRST = Comparator.comparing(FindingResult::severity)
            .thenComparing(Comparator.comparingLong(FindingResult::occurrences).reversed())
            .thenComparing(FindingResult::region, Comparator.nullsLast(Comparator.naturalOrder()))
            .thenComparing(FindingResult::fingerprint);

    private final Results results;
    private final String report;
    private final SettingSyntax syntax;

    /**
     * @param report the address of the report; null if none was written
     */
    public VerdictMessage(Results results, String report, SettingSyntax syntax) {
        this.results = results;
        this.report = report;
        this.syntax = syntax;
    }

    /** Why the verdict failed. */
    public String failure() {
        List<FindingResult> counted = results.findings().stream()
                .filter(finding -> finding.state().counts())
                .sorted(WORST_FIRST)
                .toList();
        StringBuilder text = new StringBuilder();
        if (results.replay() != null) {
            text.append(replay()).append(':');
            counted.stream().limit(SHOWN).forEach(finding -> text.append("\n  ").append(FindingLine.of(finding)));
            appendReport(text);
            return text.toString();
        }
        if (counted.size() <= results.threshold() && results.overlapsTooLittle()) {
            text.append(results.coverage().tooLow(results.minOverlap())).append('.');
            appendFailedTests(text);
            appendReport(text);
            text.append("\nAdd tests in which threads call these methods at the same time, or set ")
                    .append(syntax.assignment(
                            "minOverlap", String.valueOf(results.coverage().overlapPercent())))
                    .append('.');
            return text.toString();
        }
        text.append(counted.size() == 1 ? "1 finding, " : counted.size() + " findings, ")
                .append(results.threshold())
                .append(" allowed:");
        counted.stream().limit(SHOWN).forEach(finding -> text.append("\n  ").append(FindingLine.of(finding)));
        if (counted.size() > SHOWN) {
            text.append("\n  and ").append(counted.size() - SHOWN).append(" more");
        }
        appendUnchecked(text);
        appendFailedTests(text);
        appendStale(text);
        appendReport(text);
        text.append("\nAllow this many with ")
                .append(syntax.assignment("maxViolations", String.valueOf(counted.size())));
        if (!results.ignoreFailures()) {
            text.append(", or only warn with ").append(syntax.assignment("ignoreFailures", "true"));
        }
        text.append('.');
        return text.toString();
    }

    private String replay() {
        return "Replay of " + results.replay().fingerprint() + ": "
                + results.replay().sentence();
    }

    /** That all is well, and what there is beside it. */
    public String summary() {
        if (results.replay() != null) {
            StringBuilder text = new StringBuilder(replay()).append('.');
            appendReport(text);
            return text.toString();
        }
        if (results.verdict() == VerdictState.NONE) {
            StringBuilder text = new StringBuilder("Atomicity check without a verdict: ")
                    .append(results.shard() == null ? "the shards have" : "shard " + results.shard() + " has")
                    .append(" no tests.");
            appendReport(text);
            return text.toString();
        }
        long tests = results.tests().stream()
                .filter(test -> test.outcome() != Outcome.SKIPPED)
                .count();
        long counted = results.counted();
        long minor = results.findings().stream()
                .filter(finding -> finding.state() == State.MINOR)
                .count();
        long known = results.findings().size() - counted - minor;
        StringBuilder text = new StringBuilder("Atomicity check passed: ")
                .append(tests == 1 ? "1 test, " : tests + " tests, ")
                .append(counted == 1 ? "1" : counted > 1 ? counted : known + minor > 0 ? "no new" : "no")
                .append(counted == 1 ? " finding" : " findings");
        if (counted > 0) {
            text.append(", ").append(results.threshold()).append(" allowed");
        }
        if (known > 0) {
            text.append(", ").append(known).append(" known or suppressed");
        }
        if (minor > 0) {
            text.append(", ").append(minor).append(" less severe than failOn");
        }
        text.append('.');
        if (results.exercisesNothing()) {
            text.append(
                            "\nNothing concurrent was exercised: no two methods worked on the same data at the same time, so this")
                    .append(" says nothing about threads.");
        }
        appendFailedTests(text);
        appendStale(text);
        appendReport(text);
        return text.toString();
    }

    /** What could not be checked. */
    public String error() {
        StringBuilder text = new StringBuilder("The atomicity check is incomplete:");
        appendUnchecked(text);
        appendFailedTests(text);
        appendReport(text);
        return text.toString();
    }

    private void appendUnchecked(StringBuilder text) {
        results.errors().forEach(error -> text.append("\n  ").append(error.replace("\n", "\n  ")));
        List<TestResult> broken = results.tests().stream()
                .filter(test -> test.outcome() == Outcome.ERROR)
                .toList();
        broken.stream()
                .limit(SHOWN)
                .forEach(test ->
                        text.append("\n  ").append(name(test)).append(": ").append(test.message()));
        if (broken.size() > SHOWN) {
            int more = broken.size() - SHOWN;
            text.append("\n  and ")
                    .append(more)
                    .append(more == 1 ? " more test" : " more tests")
                    .append(" that could not be checked");
        }
    }

    /** They do not decide here, but readers should know what the verdict is based on. */
    private void appendFailedTests(StringBuilder text) {
        append(text, Outcome.FAILED, " failed: ");
        append(
                text,
                Outcome.FAILED_ONLY_WHEN_CHECKED,
                " failed in the check, and passed in the same order without the agent: ");
    }

    private void append(StringBuilder text, Outcome outcome, String verb) {
        List<TestResult> tests = results.tests().stream()
                .filter(test -> test.outcome() == outcome)
                .toList();
        if (!tests.isEmpty()) {
            text.append('\n')
                    .append(tests.size() == 1 ? "1 test" : tests.size() + " tests")
                    .append(verb)
                    .append(tests.stream()
                            .limit(SHOWN)
                            .map(VerdictMessage::name)
                            .collect(Collectors.joining(", ")))
                    .append(tests.size() > SHOWN ? " and more." : ".");
        }
    }

    private void appendStale(StringBuilder text) {
        List<StaleEntry> stale = results.staleBaseline();
        if (!stale.isEmpty()) {
            text.append(
                            stale.size() == 1
                                    ? "\nFor information: 1 entry of the baseline did not happen in this run: "
                                    : "\nFor information: " + stale.size()
                                            + " entries of the baseline did not happen in this run: ")
                    .append(stale.stream()
                            .limit(SHOWN)
                            .map(entry -> entry.region() == null ? entry.fingerprint() : entry.region())
                            .collect(Collectors.joining(", ")))
                    .append(stale.size() > SHOWN ? " and more." : ".");
        }
    }

    private void appendReport(StringBuilder text) {
        if (report != null) {
            text.append("\nSee the report at: ").append(report);
        }
    }

    private static String name(TestResult test) {
        String path = test.path().stream().map(part -> part + " > ").collect(Collectors.joining());
        String own = path + test.displayName();
        if (test.className() == null) {
            return own;
        }
        // A class is called by its own name, without the package.
        return test.className().endsWith("." + own) ? test.className() : test.className() + " > " + own;
    }
}
