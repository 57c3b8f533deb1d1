package dev.atomicity.report.html;

import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.TestResult;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A test as the page shows it. */
record TestView(
        String id,
        String name,
        String className,
        String outcome,
        String outcomeText,
        String duration,
        String message,
        String detail,
        String dot,
        String dotText,
        List<Found> findings) {
    private static final int LONGEST_DETAIL = 8000;

    /** A finding that the test met. */
    record Found(String link, String title, String region, String headline, String severity, String state) {}

    boolean hasFindings() {
        return !findings.isEmpty();
    }

    /** About how much it takes of the page: its name stands in the list, on its page and with its findings. */
    static int bytes(TestResult test) {
        int name = TestNames.name(test).length();
        int words = length(test.className()) + length(test.message()) + Math.min(LONGEST_DETAIL, length(test.detail()));
        return 400 + 3 * name + words + 250 * test.findings().size();
    }

    private static int length(String text) {
        return text == null ? 0 : text.length();
    }

    /**
     * @param shown the findings that have a page, by fingerprint
     */
    static TestView of(TestResult test, Map<String, FindingView> shown, Map<String, FindingResult> all) {
        boolean counts = test.findings().stream()
                .map(all::get)
                .filter(Objects::nonNull)
                .anyMatch(finding -> finding.state().counts());
        boolean isUnchecked = test.outcome() == Outcome.ERROR;
        boolean isFailed = test.outcome() == Outcome.FAILED || test.outcome() == Outcome.FAILED_ONLY_WHEN_CHECKED;
        String quiet = isFailed ? "failed" : test.findings().isEmpty() ? "ok" : "known";
        String dot = isUnchecked ? "error" : counts ? "bad" : quiet;
        return new TestView(
                Links.test(test.id()),
                TestNames.name(test),
                Words.visible(test.className()),
                outcome(test.outcome()),
                outcomeText(test.outcome()),
                Words.seconds(test.durationMillis()),
                test.message() == null ? null : Words.visible(test.message()),
                detail(test),
                dot,
                isUnchecked
                        ? "no verdict"
                        : test.findings().isEmpty()
                                ? (isFailed ? "failed; " : "") + "nothing found"
                                : Words.count(test.findings().size(), "finding") + (counts ? "" : ", none counts"),
                test.findings().stream()
                        .map(shown::get)
                        .filter(Objects::nonNull)
                        .map(finding -> new Found(
                                finding.id(),
                                finding.title(),
                                finding.region(),
                                finding.headline(),
                                finding.severity(),
                                finding.state()))
                        .toList());
    }

    private static String detail(TestResult test) {
        if (test.detail() == null) {
            return null;
        }
        StringBuilder lines = new StringBuilder();
        test.detail()
                .lines()
                .forEach(line ->
                        lines.append(Words.visible(line.replace("\t", "    "))).append('\n'));
        return lines.length() <= LONGEST_DETAIL
                ? lines.toString()
                : Words.start(lines.toString(), LONGEST_DETAIL) + "…\n";
    }

    private static String outcome(Outcome outcome) {
        return switch (outcome) {
            case PASSED -> "passed";
            case FAILED, FAILED_ONLY_WHEN_CHECKED -> "failed";
            case ABORTED, SKIPPED -> "skipped";
            case ERROR -> "error";
        };
    }

    private static String outcomeText(Outcome outcome) {
        return switch (outcome) {
            case PASSED -> "the test passed";
            case FAILED -> "the test failed";
            case FAILED_ONLY_WHEN_CHECKED ->
                "the test failed in the check, and passed in the same order without the agent";
            case ABORTED -> "the test was aborted: an assumption did not hold";
            case SKIPPED -> "the test was skipped";
            case ERROR -> "the test did not finish";
        };
    }
}
