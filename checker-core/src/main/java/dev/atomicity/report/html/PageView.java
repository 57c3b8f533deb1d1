package dev.atomicity.report.html;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.ProvokeText;
import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.UnjudgedText;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.State;
import dev.atomicity.results.TestResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The whole page but for the articles of the findings, which are made one by one. */
record PageView(
        String project,
        String facts,
        String verdict,
        String verdictClass,
        String reason,
        boolean goesOn,
        List<Numbers.Group> numbers,
        List<ErrorLine> errors,
        List<String> notes,
        List<StaleEntry> stale,
        List<FindingView> findings,
        String moreFindings,
        List<TestView> testsWithFindings,
        List<TestView> otherTests,
        String otherTestsText,
        String moreTests,
        List<PatternView> patterns,
        CoverageView coverage) {
    /** Beyond that a list is no longer read. */
    static final int FINDINGS_SHOWN = 1000;

    static final int TESTS_SHOWN = 5000;

    private static final String MINOR = State.MINOR.name().toLowerCase(Locale.ROOT);

    private static final int UNJUDGED_SHOWN = 100;

    /** What all tests together may take of the page, so that the findings have room. */
    private static final int TESTS_BYTES = 2_500_000;

    /** A pattern's own section. */
    record PatternView(
            String id,
            String title,
            String shape,
            List<RichText.Piece> meaning,
            List<String> example,
            List<List<RichText.Piece>> fixes) {}

    boolean hasNumbers() {
        return !numbers.isEmpty();
    }

    boolean hasFindings() {
        return !findings.isEmpty();
    }

    /** Those that are listed openly. */
    List<FindingView> listed() {
        return findings.stream().filter(finding -> !isMinor(finding)).toList();
    }

    /** Those that are too minor to count: their list is folded. */
    List<FindingView> minor() {
        return findings.stream().filter(PageView::isMinor).toList();
    }

    private static boolean isMinor(FindingView finding) {
        return finding.state().equals(MINOR);
    }

    boolean hasMinor() {
        return !minor().isEmpty();
    }

    boolean minorIsOne() {
        return minor().size() == 1;
    }

    boolean hasErrors() {
        return !errors.isEmpty();
    }

    boolean hasStale() {
        return !stale.isEmpty();
    }

    boolean staleIsOne() {
        return stale.size() == 1;
    }

    boolean isPassed() {
        return verdictClass.equals("passed");
    }

    boolean hasCoverage() {
        return coverage != null;
    }

    boolean isUnexercised() {
        return coverage != null && coverage.nothing();
    }

    boolean hasOtherTests() {
        return !otherTests.isEmpty();
    }

    boolean hasTestsWithFindings() {
        return !testsWithFindings.isEmpty();
    }

    /**
     * @param mostFindings how many findings are shown, the worst first
     */
    static PageView of(Results results, int mostFindings) {
        Totals totals = new Totals(results);
        TestNames names = new TestNames(results);
        Map<String, TestResult> tests = shownTests(results);
        Map<String, String> links = new HashMap<>();
        tests.keySet().forEach(id -> links.put(id, Links.test(id)));
        Map<String, SourceExcerpt> sources = new HashMap<>();
        results.sources().forEach(source -> sources.putIfAbsent(source.path(), source));
        Map<String, FindingView> shown = new LinkedHashMap<>();
        totals.worstFirst().stream()
                .limit(mostFindings)
                .forEach(finding ->
                        shown.putIfAbsent(finding.fingerprint(), FindingView.of(finding, names, links, sources)));
        Map<String, FindingResult> all = new HashMap<>();
        results.findings().forEach(finding -> all.putIfAbsent(finding.fingerprint(), finding));
        List<TestView> withFindings = new ArrayList<>();
        List<TestView> others = new ArrayList<>();
        tests.values().stream()
                .map(test -> TestView.of(test, shown, all))
                .forEach(test -> (test.dot().equals("ok") ? others : withFindings).add(test));
        return new PageView(
                results.project() == null ? "this project" : Words.visible(results.project()),
                facts(results, totals),
                totals.verdict(),
                results.exercisesNothing()
                        ? "unexercised"
                        : results.verdict().name().toLowerCase(Locale.ROOT),
                totals.reason(),
                results.ignoreFailures(),
                Numbers.of(results, totals),
                results.errors().stream().map(ErrorLine::of).toList(),
                notes(results),
                results.staleBaseline().stream().map(PageView::visible).toList(),
                List.copyOf(shown.values()),
                results.findings().size() > shown.size()
                        ? "The worst %d of %d are shown. All of them are in atomicity.json."
                                .formatted(shown.size(), results.findings().size())
                        : null,
                withFindings,
                others,
                (withFindings.isEmpty() ? "" : "other ") + (others.size() == 1 ? "test" : "tests") + ": nothing found",
                results.tests().size() > tests.size()
                        ? "%d of %d tests are shown. All of them are in atomicity.json."
                                .formatted(tests.size(), results.tests().size())
                        : null,
                Arrays.stream(Pattern.values()).map(PageView::pattern).toList(),
                CoverageView.of(results));
    }

    /** What could not be judged is a note too: it is not a finding. */
    private static List<String> notes(Results results) {
        List<String> notes = new ArrayList<>(UnjudgedText.sentences(results, UNJUDGED_SHOWN));
        results.notes().forEach(note -> notes.add(Words.visible(note)));
        return notes;
    }

    /** Tests with findings first: should there be too many, those are kept. */
    private static Map<String, TestResult> shownTests(Results results) {
        Comparator<TestResult> order =
                Comparator.comparing(test -> test.findings().isEmpty());
        Map<String, TestResult> shown = new LinkedHashMap<>();
        long bytes = 0;
        for (TestResult test : results.tests().stream().sorted(order).toList()) {
            bytes += TestView.bytes(test);
            if (shown.size() == TESTS_SHOWN || bytes > TESTS_BYTES) {
                break;
            }
            shown.putIfAbsent(test.id(), test);
        }
        return shown;
    }

    private static StaleEntry visible(StaleEntry entry) {
        return new StaleEntry(
                Words.visible(entry.fingerprint()),
                Words.visible(entry.region()),
                entry.reason() == null ? null : Words.visible(entry.reason()));
    }

    private static String facts(Results results, Totals totals) {
        StringBuilder facts = new StringBuilder(Words.count(results.tests().size(), "test"));
        facts.append(" · ").append(Words.seconds(totals.millis()));
        if (results.shard() != null) {
            facts.append(" · shard ").append(Words.visible(results.shard()));
        }
        if (!ProvokeText.summary(results.provoke()).isEmpty()) {
            facts.append(" · ").append(ProvokeText.summary(results.provoke()));
        }
        String settings = results.settings().entrySet().stream()
                .filter(setting ->
                        setting.getValue() != null && !setting.getValue().isBlank())
                .map(setting -> Words.visible(setting.getKey() + " = " + setting.getValue()))
                .collect(Collectors.joining(", "));
        return settings.isEmpty()
                ? facts.toString()
                : facts.append(" · settings: ").append(settings).toString();
    }

    private static PatternView pattern(Pattern pattern) {
        Advice advice = Advice.on(pattern);
        return new PatternView(
                pattern.id(),
                advice.title(),
                advice.shape(),
                RichText.of(advice.meaning()),
                advice.example(),
                advice.fixes().stream().map(RichText::of).toList());
    }
}
