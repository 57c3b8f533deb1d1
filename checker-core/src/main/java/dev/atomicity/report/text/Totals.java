package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.State;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import java.util.Comparator;
import java.util.List;

/** The numbers of a check, and its findings in the order in which they are reported. */
public final class Totals {
    /** What counts comes first, then the worst, then what was met most often; the fingerprint decides the rest. */
    private static final Comparator<FindingResult> WORST_FIRST = Comparator.comparing(
                    (FindingResult finding) -> !finding.state().counts())
            .thenComparing(FindingResult::severity)
            .thenComparing(finding -> finding.state() == State.SUPPRESSED)
            .thenComparing(Comparator.comparingLong(FindingResult::occurrences).reversed())
            .thenComparing(FindingResult::fingerprint);

    private final Results results;

    public Totals(Results results) {
        this.results = results;
    }

    /** The findings, worst first. */
    public List<FindingResult> worstFirst() {
        return results.findings().stream().sorted(WORST_FIRST).toList();
    }

    public long findings(State state) {
        return results.findings().stream()
                .filter(finding -> finding.state() == state)
                .count();
    }

    public long findings(Severity severity) {
        return results.findings().stream()
                .filter(finding -> finding.severity() == severity)
                .count();
    }

    public long tests(Outcome outcome) {
        return results.tests().stream()
                .filter(test -> test.outcome() == outcome)
                .count();
    }

    public long testsWithFindings() {
        return results.tests().stream()
                .filter(test -> !test.findings().isEmpty())
                .count();
    }

    public long millis() {
        return results.tests().stream().mapToLong(TestResult::durationMillis).sum();
    }

    /** The verdict in a few words. */
    public String verdict() {
        return switch (results.verdict()) {
            case PASSED -> results.exercisesNothing() ? "Nothing exercised" : "Passed";
            case FAILED -> "Failed";
            case ERROR -> "Not fully checked";
            case NONE -> "No verdict";
        };
    }

    /** Why the verdict is what it is, such as {@code 2 new findings in 16 tests, 0 allowed}. */
    public String reason() {
        if (results.replay() != null) {
            return "replay of " + Words.visible(results.replay().fingerprint()) + ": "
                    + results.replay().sentence();
        }
        if (results.verdict() == VerdictState.NONE) {
            return (results.shard() == null ? "there are" : "shard " + Words.visible(results.shard()) + " has")
                    + " no tests";
        }
        long unchecked = tests(Outcome.ERROR);
        if (unchecked > 0) {
            return unchecked + " of " + Words.count(results.tests().size(), "test") + " could not be checked; "
                    + found(unchecked == results.tests().size() || results.counted() > 0 ? "" : " in the others");
        }
        return found(" in " + Words.count(results.tests().size(), "test"));
    }

    /**
     * @param tests in which tests, with a blank before
     */
    private String found(String tests) {
        if (isFailedByOverlap()) {
            return results.coverage().tooLow(results.minOverlap());
        }
        if (results.exercisesNothing()) {
            return "nothing was found" + tests + ", in which no two methods worked on the same data at the same time";
        }
        if (results.counted() == 0) {
            return (results.findings().isEmpty() ? "nothing was found" : "nothing new was found") + tests;
        }
        return counted() + tests + ", " + results.threshold() + " allowed";
    }

    private boolean isFailedByOverlap() {
        return results.verdict() == VerdictState.FAILED
                && results.overlapsTooLittle()
                && results.counted() <= results.threshold();
    }

    private String counted() {
        long isNew = findings(State.NEW);
        long expired = findings(State.EXPIRED);
        if (expired == 0) {
            return Words.count(isNew, "new finding");
        }
        String over = " whose baseline entry has expired";
        return isNew == 0
                ? Words.count(expired, "finding") + over
                : Words.count(isNew + expired, "finding") + " (" + isNew + " new, " + expired + over + ")";
    }

    /** The findings that do not count, such as {@code also 1 known from the baseline}; empty if there are none. */
    public String others() {
        StringBuilder text = new StringBuilder();
        append(text, findings(State.KNOWN), "known from the baseline");
        append(text, findings(State.SUPPRESSED), "suppressed in the source");
        return text.length() == 0 ? "" : "also " + text;
    }

    /** How many findings are too minor to count, in one sentence; empty if none is. */
    public String minor() {
        long minor = findings(State.MINOR);
        String failOn = results.settings().get("failOn");
        return minor == 0
                ? ""
                : Words.count(minor, "minor finding") + ", less severe than "
                        + (failOn == null ? "failOn says" : "failOn = " + Words.visible(failOn))
                        + ": in the report, not counted";
    }

    private static void append(StringBuilder text, long number, String what) {
        if (number > 0) {
            text.append(text.length() == 0 ? "" : ", ")
                    .append(number)
                    .append(' ')
                    .append(what);
        }
    }
}
