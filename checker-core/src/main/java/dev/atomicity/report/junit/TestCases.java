package dev.atomicity.report.junit;

import dev.atomicity.report.text.Explanation;
import dev.atomicity.report.text.FindingText;
import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The test cases of the report: one a test, with all that was found in it, since readers show a failure only once a name. A
 * case has a failure or an error, never both: Jenkins would not show the failure.
 */
final class TestCases {
    private static final String OWN_CLASS = "atomicity";
    private static final String FINDING = "atomicity finding";

    /** GitLab takes no files beyond 30 MB. */
    private static final int FINDINGS_SHOWN = 20;

    private static final int FINDINGS_NAMED = 5;

    private final Results results;
    private final Map<String, FindingResult> findings = new LinkedHashMap<>();
    private final Map<String, Integer> uses = new HashMap<>();

    TestCases(Results results) {
        this.results = results;
        new Totals(results).worstFirst().forEach(finding -> findings.putIfAbsent(finding.fingerprint(), finding));
    }

    List<TestCase> all() {
        List<TestCase> cases = new ArrayList<>();
        Set<String> shown = new HashSet<>();
        for (TestResult test : results.tests()) {
            shown.addAll(test.findings());
            cases.add(of(test));
        }
        List<FindingResult> elsewhere = findings.values().stream()
                .filter(finding -> !shown.contains(finding.fingerprint()))
                .toList();
        if (!elsewhere.isEmpty()) {
            cases.add(found(OWN_CLASS, unique(OWN_CLASS, "outside of the tests"), 0, elsewhere, ""));
        }
        if (!results.errors().isEmpty()) {
            String text = String.join("\n", results.errors());
            cases.add(new TestCase(
                    OWN_CLASS,
                    unique(OWN_CLASS, "the check itself"),
                    0,
                    TestCase.Kind.ERROR,
                    results.errors().get(0).isBlank()
                            ? "not checked"
                            : results.errors().get(0),
                    "not checked",
                    text,
                    ""));
        }
        return cases;
    }

    private TestCase of(TestResult test) {
        String className = test.className() == null || test.className().isBlank() ? OWN_CLASS : test.className();
        String name = unique(className, TestNames.nameInClass(test));
        List<FindingResult> found = test.findings().stream()
                .distinct()
                .map(findings::get)
                .filter(Objects::nonNull)
                .toList();
        String message = test.message() == null ? "" : test.message();
        String detail = message + (test.detail() == null ? "" : "\n" + test.detail());
        long millis = test.durationMillis();
        return switch (test.outcome()) {
            case PASSED -> found(className, name, millis, found, "");
            case FAILED -> found(className, name, millis, found, "The test itself failed: " + detail);
            case FAILED_ONLY_WHEN_CHECKED ->
                error(
                        className,
                        name,
                        millis,
                        "the test failed in the check, and passed in the same order without the agent: " + message,
                        detail,
                        found);
            case ERROR -> error(className, name, millis, message.isBlank() ? "not checked" : message, detail, found);
            case ABORTED, SKIPPED ->
                found.stream().anyMatch(each -> each.state().counts())
                        ? found(className, name, millis, found, message)
                        : new TestCase(className, name, millis, TestCase.Kind.SKIPPED, message, "", "", titles(found));
        };
    }

    private TestCase found(String className, String name, long millis, List<FindingResult> found, String ownFailure) {
        List<FindingResult> counted =
                found.stream().filter(each -> each.state().counts()).toList();
        List<FindingResult> others =
                found.stream().filter(each -> !each.state().counts()).toList();
        if (counted.isEmpty() && ownFailure.isEmpty()) {
            return new TestCase(className, name, millis, TestCase.Kind.FINE, "", "", "", titles(others));
        }
        String message = counted.isEmpty()
                ? ownFailure.lines().findFirst().orElse("")
                : Words.count(counted.size(), "finding") + ": "
                        + counted.stream()
                                .limit(FINDINGS_NAMED)
                                .map(Explanation::title)
                                .collect(Collectors.joining("; "));
        String text = text(counted) + (ownFailure.isEmpty() ? "" : (counted.isEmpty() ? "" : "\n") + ownFailure + "\n");
        String type = counted.isEmpty() ? "test failed" : FINDING;
        return new TestCase(className, name, millis, TestCase.Kind.FAILURE, message, type, text, titles(others));
    }

    private static TestCase error(
            String className, String name, long millis, String message, String detail, List<FindingResult> found) {
        String text = detail + (found.isEmpty() ? "" : "\n\nFound before that:\n\n" + text(found));
        return new TestCase(className, name, millis, TestCase.Kind.ERROR, message, "not checked", text, "");
    }

    private static String text(List<FindingResult> findings) {
        return findings.stream().limit(FINDINGS_SHOWN).map(FindingText::text).collect(Collectors.joining("\n"))
                + more(findings, FINDINGS_SHOWN);
    }

    /** What does not count is named, not described: it was described when it was new. */
    private static String titles(List<FindingResult> findings) {
        return findings.stream()
                        .limit(FINDINGS_SHOWN)
                        .map(finding ->
                                FindingText.title(finding) + ", " + FindingText.severityAndState(finding) + "\n")
                        .collect(Collectors.joining())
                + more(findings, FINDINGS_SHOWN);
    }

    private static String more(List<FindingResult> findings, int shown) {
        return findings.size() <= shown
                ? ""
                : "\n… " + Words.count(findings.size() - shown, "more finding") + " in atomicity.json\n";
    }

    /** GitLab keeps the first of several cases with one name. */
    private String unique(String className, String name) {
        int use = uses.merge(className + "\n" + name, 1, Integer::sum);
        return use == 1 ? name : name + " (" + use + ")";
    }
}
