package dev.atomicity.report.html;

import dev.atomicity.report.text.Advice;
import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.Totals;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.SourceExcerpt;
import dev.atomicity.results.StaleEntry;
import dev.atomicity.results.TestResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** The whole page. */
record PageView(
        String project,
        String facts,
        String verdict,
        String verdictClass,
        String reason,
        String states,
        boolean goesOn,
        List<Tile> tiles,
        List<String> errors,
        List<String> notes,
        List<StaleEntry> stale,
        List<FindingView> findings,
        String moreFindings,
        List<TestView> testsWithFindings,
        List<TestView> otherTests,
        String otherTestsText,
        String moreTests,
        List<String> classes,
        List<PatternView> patterns) {
    /** Beyond that the page would be too heavy to open. */
    static final int FINDINGS_SHOWN = 1000;

    static final int TESTS_SHOWN = 5000;

    /** These have all there is to show. The rest have no drawing for narrow screens and no stacks, to keep the page light. */
    private static final int FINDINGS_IN_FULL = 100;

    /** A number of the first screen. */
    record Tile(String number, String text, String style) {}

    /** A pattern's own section. */
    record PatternView(
            String id,
            String title,
            String shape,
            List<RichText.Piece> meaning,
            List<String> example,
            List<List<RichText.Piece>> fixes) {}

    boolean hasFindings() {
        return !findings.isEmpty();
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

    boolean hasOtherTests() {
        return !otherTests.isEmpty();
    }

    boolean hasTestsWithFindings() {
        return !testsWithFindings.isEmpty();
    }

    static PageView of(Results results) {
        Totals totals = new Totals(results);
        TestNames names = new TestNames(results);
        Map<String, SourceExcerpt> sources = new HashMap<>();
        results.sources().forEach(source -> sources.putIfAbsent(source.path(), source));
        Map<String, FindingView> shown = new LinkedHashMap<>();
        totals.worstFirst().stream()
                .limit(FINDINGS_SHOWN)
                .forEach(finding -> shown.putIfAbsent(
                        finding.fingerprint(),
                        FindingView.of(finding, names, sources, shown.size() < FINDINGS_IN_FULL)));
        List<TestView> withFindings = new ArrayList<>();
        List<TestView> others = new ArrayList<>();
        tests(results, shown).forEach(test -> (test.dot().equals("ok") ? others : withFindings).add(test));
        TreeSet<String> classes = new TreeSet<>();
        shown.values().forEach(finding -> classes.add(finding.className()));
        classes.remove("");
        return new PageView(
                results.project() == null ? "this project" : Words.visible(results.project()),
                facts(results, totals),
                totals.verdict(),
                results.verdict().name().toLowerCase(Locale.ROOT),
                totals.reason(),
                totals.states(),
                results.ignoreFailures(),
                tiles(results, totals),
                results.errors().stream().map(Words::visible).toList(),
                results.notes().stream().map(Words::visible).toList(),
                results.staleBaseline().stream()
                        .map(entry -> new StaleEntry(
                                Words.visible(entry.fingerprint()),
                                Words.visible(entry.region()),
                                entry.reason() == null ? null : Words.visible(entry.reason())))
                        .toList(),
                List.copyOf(shown.values()),
                results.findings().size() > shown.size()
                        ? "The worst %d of %d are shown. All of them are in atomicity.json."
                                .formatted(shown.size(), results.findings().size())
                        : null,
                withFindings,
                others,
                (withFindings.isEmpty() ? "" : "other ") + (others.size() == 1 ? "test" : "tests") + ": nothing found",
                results.tests().size() > TESTS_SHOWN
                        ? "%d of %d tests are shown. All of them are in atomicity.json."
                                .formatted(TESTS_SHOWN, results.tests().size())
                        : null,
                List.copyOf(classes),
                Arrays.stream(Pattern.values()).map(PageView::pattern).toList());
    }

    private static List<TestView> tests(Results results, Map<String, FindingView> shown) {
        Map<String, FindingResult> all = new HashMap<>();
        results.findings().forEach(finding -> all.putIfAbsent(finding.fingerprint(), finding));
        // Tests with findings first: should there be too many, those are kept.
        Comparator<TestResult> order =
                Comparator.comparing(test -> test.findings().isEmpty());
        Map<String, TestView> views = new LinkedHashMap<>();
        results.tests().stream()
                .sorted(order)
                .limit(TESTS_SHOWN)
                .forEach(test -> views.putIfAbsent(test.id(), TestView.of(test, shown, all)));
        return List.copyOf(views.values());
    }

    private static String facts(Results results, Totals totals) {
        StringBuilder facts = new StringBuilder(Words.count(results.tests().size(), "test"));
        facts.append(" · ").append(Words.seconds(totals.millis()));
        results.settings().forEach((name, value) -> {
            if (value != null && !value.isBlank()) {
                facts.append(" · ").append(Words.visible(name)).append(": ").append(Words.visible(value));
            }
        });
        return facts.toString();
    }

    private static List<Tile> tiles(Results results, Totals totals) {
        List<Tile> tiles = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            String name = severity.name().toLowerCase(Locale.ROOT);
            tile(tiles, totals.findings(severity), name, name);
        }
        tile(
                tiles,
                totals.testsWithFindings(),
                totals.testsWithFindings() == 1 ? "test met them" : "tests met them",
                "quiet");
        tile(tiles, totals.tests(Outcome.ERROR), "not checked", "new");
        return results.findings().isEmpty() && totals.tests(Outcome.ERROR) == 0 ? List.of() : tiles;
    }

    private static void tile(List<Tile> tiles, long number, String text, String style) {
        if (number > 0) {
            tiles.add(new Tile(String.valueOf(number), text, style));
        }
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
