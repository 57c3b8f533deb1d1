package dev.atomicity.check;

import dev.atomicity.findings.Causes;
import dev.atomicity.findings.SourceFiles;
import dev.atomicity.launch.TestEntry;
import dev.atomicity.launch.TestRun;
import dev.atomicity.protocol.Shard;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.Baseline;
import dev.atomicity.verdict.Verdict;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes results of a run of all tests and of directed executions, as far as those are. */
final class CheckResults {
    private final CheckSettings settings;
    private final Severity failOn;
    private final ProjectFacts project;
    private final Baseline baseline;
    private final SourceFiles sources;
    private final Suppressions suppressions;
    private final Causes causes;
    private final PlanFolders plans;
    private final ClassFiles testClasses;
    private final UnmatchedPatterns unmatched;
    private final List<String> specificationNotes;
    private final Shard shard;

    /** Of the results that were made last; null before. */
    private RegionRuns regionRuns;

    /**
     * @param shard with the classes assigned
     */
    CheckResults(
            CheckSettings settings,
            ProjectFacts project,
            Baseline baseline,
            ClassFiles production,
            Causes causes,
            Shard shard)
            throws SettingException, IOException {
        this.settings = settings;
        this.failOn = settings.failOnOrThrow();
        this.shard = shard;
        this.testClasses = new ClassFiles(project.jvm().testRoots());
        ClassFiles classPath = new ClassFiles(project.jvm().classPath());
        this.unmatched = new UnmatchedPatterns(settings, production, classPath);
        this.specificationNotes = SpecificationNotes.of(settings, production, classPath);
        this.project = project;
        this.baseline = baseline;
        this.sources = new SourceFiles(project.root(), project.sources(), settings.sourceLinksOrThrow());
        this.suppressions = new Suppressions(production);
        this.causes = causes;
        this.plans = new PlanFolders(project.directory(), project.keptPlans());
    }

    /** Writes the plans as well, so that whatever the results name is there. */
    Results of(TestRun run, DirectedRuns directed) throws IOException {
        FindingTable table = new FindingTable(causes, sources, suppressions, project.replayCommand());
        run.encounters().forEach(table::add);
        directed.executions().forEach(execution -> table.add(execution, directed.judgement()));
        table.writePlans(plans);
        regionRuns = RegionRuns.of(run.exercised(), directed.exercised(), table.groups());
        List<FindingResult> findings = FailOn.apply(baseline.apply(table.results(), LocalDate.now()), failOn);
        UnjudgedTable unjudged = new UnjudgedTable();
        run.givenUp().forEach(unjudged::add);
        List<TestResult> tests = tests(run, table, unjudged);
        List<String> errors = errors(run, tests);
        return Verdict.withOverlap(Results.builder()
                .project(project.name())
                .verdict(verdict(findings, tests, errors))
                .threshold(settings.maxViolations())
                .ignoreFailures(settings.ignoreFailures())
                .settings(settingsAsText())
                .tests(tests)
                .findings(findings)
                .staleBaseline(settings.isPartial() ? List.of() : baseline.stale(findings, directed.isComplete()))
                .sources(sources.excerpts(findings))
                .errors(errors)
                .notes(notes(run, directed, tests))
                .unjudged(unjudged.results())
                .provoke(directed.numbers())
                .coverage(coverage(run, directed, findings))
                .minOverlap(settings.minOverlap())
                .shard(settings.shard() == null ? null : shard.toString())
                .build());
    }

    /** What became of the regions, as far as the results go that were made last. */
    RegionRuns regionRuns() {
        return regionRuns;
    }

    private static CoverageResult coverage(TestRun run, DirectedRuns directed, List<FindingResult> findings) {
        CoverageTable table = new CoverageTable();
        table.add(run.exercised());
        table.add(directed.exercised());
        return table.result(
                (int) run.tests().stream()
                        .filter(test -> test.outcome() != Outcome.SKIPPED)
                        .count(),
                run.concurrentTests().size(),
                findings);
    }

    private VerdictState verdict(List<FindingResult> findings, List<TestResult> tests, List<String> errors) {
        boolean isEmptyShard = settings.shard() != null && tests.isEmpty() && errors.isEmpty();
        return isEmptyShard ? VerdictState.NONE : Verdict.of(findings, settings.maxViolations(), tests, errors);
    }

    private Map<String, String> settingsAsText() {
        Map<String, String> text = settings.asText();
        if (settings.shard() != null) {
            text.put(ShardSets.DIVISION, ShardPlan.checksum(shard));
        }
        return text;
    }

    /** A shard may have none of the tests that are asked for, without a mistake. */
    private boolean isWhole() {
        return settings.shard() == null;
    }

    private List<String> errors(TestRun run, List<TestResult> tests) throws IOException {
        List<String> errors = new ArrayList<>(run.errors());
        String noTest = isWhole() ? settings.requested().error(tests, testClasses) : null;
        if (noTest != null) {
            errors.add(noTest);
        }
        return errors;
    }

    private List<String> notes(TestRun run, DirectedRuns directed, List<TestResult> tests) throws IOException {
        List<String> notes = new ArrayList<>(unmatched.sentences());
        notes.addAll(specificationNotes);
        run.notes().stream().filter(note -> !unmatched.hasNamed(note)).forEach(notes::add);
        if (isWhole()) {
            notes.addAll(settings.requested().notes(tests, testClasses));
        }
        if (run.tests().isEmpty()) {
            notes.add("No test was run.");
        } else if (run.watchedNothing()) {
            notes.add("No class was watched: the tests used no production class of this build"
                    + (settings.includes().isEmpty() ? "." : " that the includes match."));
        }
        notes.addAll(directed.notes());
        notes.addAll(TimeOverNote.of(directed.untried(), directed.numbers(), project.syntax()));
        return notes;
    }

    /** Tests, and of what contains them only what there is something to say about. */
    private static List<TestResult> tests(TestRun run, FindingTable table, UnjudgedTable unjudged) {
        List<TestResult> tests = new ArrayList<>();
        run.tests().forEach(test -> tests.add(result(test, table.metBy(test.id()))));
        for (TestEntry container : run.containers()) {
            List<String> met = table.metBy(container.id());
            if (!met.isEmpty() || container.outcome() != Outcome.PASSED || unjudged.hasTest(container.id())) {
                tests.add(result(container, met));
            }
        }
        List<String> outside = table.metBy(FindingTable.OUTSIDE_OF_TESTS);
        if (!outside.isEmpty()) {
            tests.add(
                    TestResult.of(FindingTable.OUTSIDE_OF_TESTS, null, "outside of tests", Outcome.PASSED, 0, outside));
        }
        return tests;
    }

    private static TestResult result(TestEntry test, List<String> findings) {
        return new TestResult(
                test.id(),
                test.className(),
                test.displayName(),
                test.path(),
                test.outcome(),
                test.durationMillis(),
                test.message(),
                test.detail(),
                findings);
    }
}
