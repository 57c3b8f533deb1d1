package dev.atomicity.check;

import dev.atomicity.findings.Causes;
import dev.atomicity.findings.SourceFiles;
import dev.atomicity.launch.TestEntry;
import dev.atomicity.launch.TestRun;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.Severity;
import dev.atomicity.results.TestResult;
import dev.atomicity.verdict.Baseline;
import dev.atomicity.verdict.Verdict;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

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

    CheckResults(CheckSettings settings, ProjectFacts project, Baseline baseline, ClassFiles production, Causes causes)
            throws SettingException {
        this.settings = settings;
        this.failOn = settings.failOnOrThrow();
        this.project = project;
        this.baseline = baseline;
        this.sources = new SourceFiles(project.root(), project.sources());
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
        List<FindingResult> findings = FailOn.apply(baseline.apply(table.results(), LocalDate.now()), failOn);
        UnjudgedTable unjudged = new UnjudgedTable();
        run.givenUp().forEach(unjudged::add);
        List<TestResult> tests = tests(run, table, unjudged);
        return Verdict.withOverlap(Results.builder()
                .project(project.name())
                .verdict(Verdict.of(findings, settings.maxViolations(), tests, run.errors()))
                .threshold(settings.maxViolations())
                .ignoreFailures(settings.ignoreFailures())
                .settings(settings.asText())
                .tests(tests)
                .findings(findings)
                .staleBaseline(settings.isPartial() ? List.of() : baseline.stale(findings, directed.isComplete()))
                .sources(sources.excerpts(findings))
                .errors(run.errors())
                .notes(notes(run, directed))
                .unjudged(unjudged.results())
                .provoke(directed.numbers())
                .coverage(coverage(run, directed, findings))
                .minOverlap(settings.minOverlap())
                .build());
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

    private List<String> notes(TestRun run, DirectedRuns directed) {
        List<String> notes = new ArrayList<>(run.notes());
        if (run.tests().isEmpty()) {
            notes.add("No test was run.");
        } else if (run.watchedNothing()) {
            notes.add("No class was watched: the tests used no production class of this build"
                    + (settings.includes().isEmpty() ? "." : " that the includes name."));
        }
        notes.addAll(directed.notes());
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
            tests.add(new TestResult(
                    FindingTable.OUTSIDE_OF_TESTS,
                    null,
                    "outside of tests",
                    List.of(),
                    Outcome.PASSED,
                    0,
                    null,
                    null,
                    outside));
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
