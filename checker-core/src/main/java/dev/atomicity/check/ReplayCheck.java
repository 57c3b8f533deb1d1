package dev.atomicity.check;

import dev.atomicity.findings.Causes;
import dev.atomicity.findings.SourceFiles;
import dev.atomicity.launch.DirectedExecution;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.launch.ReplayRun;
import dev.atomicity.launch.TestEntry;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.ReplayResult;
import dev.atomicity.results.Results;
import dev.atomicity.results.State;
import dev.atomicity.results.TestResult;
import dev.atomicity.verdict.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Executes one test under the plan of one finding. Whether the violation happens is all that counts: neither the baseline nor
 * an annotation makes it known, and none is allowed.
 */
final class ReplayCheck {
    static final int ATTEMPTS = 20;

    private final CheckSettings settings;
    private final ProjectFacts project;
    private final CheckListener listener;
    private final String fingerprint;

    ReplayCheck(CheckSettings settings, ProjectFacts project, CheckListener listener) {
        this.settings = settings;
        this.project = project;
        this.listener = listener;
        this.fingerprint = settings.replay();
    }

    Results run() throws SettingException, LaunchException, IOException, InterruptedException {
        PlanFolders plans = new PlanFolders(project.directory(), project.keptPlans());
        PlanFolders.Plan plan = plans.read(fingerprint);
        CheckFiles files = CheckFiles.prepare(settings, project);
        Causes causes = new Causes(new MethodCode(files.production()));
        ReplayRun run = new ReplayRun(
                files.directedLaunch(settings.testTimeout()),
                files.directedOptions(),
                settings.seed(),
                new CheckProgress(listener, causes));
        run.replay(plan.test(), plan.text(), ATTEMPTS);
        return results(run, plan, files, causes, new ReplayedFinding(fingerprint, plans.methodOf(fingerprint), causes));
    }

    private Results results(
            ReplayRun run, PlanFolders.Plan plan, CheckFiles files, Causes causes, ReplayedFinding replayed)
            throws SettingException, IOException {
        SourceFiles sources = new SourceFiles(project.root(), project.sources(), settings.sourceLinksOrThrow());
        FindingTable table =
                new FindingTable(causes, sources, new Suppressions(files.production()), project.replayCommand());
        run.executions().forEach(execution -> table.add(execution, run::judgement));
        List<String> notes = new ArrayList<>(run.notes());
        List<FindingResult> findings = wanted(run, replayed, table.results(), notes);
        int confirmed =
                (int) run.executions().stream().filter(replayed::hasHappenedIn).count();
        int reached = (int)
                run.executions().stream().filter(DirectedExecution::isReached).count();
        List<TestResult> tests = List.of(test(
                run.test(),
                plan,
                findings.stream().map(FindingResult::fingerprint).toList()));
        return Results.builder()
                .project(project.name())
                .verdict(Verdict.of(findings, 0, tests, List.of()))
                .threshold(0)
                .ignoreFailures(settings.ignoreFailures())
                .settings(settings.asText())
                .tests(tests)
                .findings(findings)
                .sources(sources.excerpts(findings))
                .notes(notes)
                .replay(new ReplayResult(fingerprint, run.executions().size(), confirmed, reached))
                .build();
    }

    /**
     * The finding itself. If the ring of the plan closed, but over other places of the method every time, those findings stand for it.
     * Others of the same test are a matter of the check.
     */
    private List<FindingResult> wanted(
            ReplayRun run, ReplayedFinding replayed, List<FindingResult> all, List<String> notes) {
        Set<String> wanted = new HashSet<>(Set.of(fingerprint));
        if (all.stream().noneMatch(finding -> finding.fingerprint().equals(fingerprint))) {
            run.executions().forEach(execution -> wanted.addAll(replayed.fingerprintsIn(execution)));
        }
        List<String> others = all.stream()
                .map(FindingResult::fingerprint)
                .filter(other -> !wanted.contains(other))
                .toList();
        if (!others.isEmpty()) {
            notes.add("The replay also found " + (others.size() == 1 ? "another finding, " : "other findings, ")
                    + String.join(", ", others) + ": run the check to see more of "
                    + (others.size() == 1 ? "it." : "them."));
        }
        return all.stream()
                .filter(finding -> wanted.contains(finding.fingerprint()))
                .map(finding -> finding.withState(State.NEW, null))
                .toList();
    }

    /** Its own outcome says nothing, since its threads were held. */
    private static TestResult test(TestEntry test, PlanFolders.Plan plan, List<String> findings) {
        return TestResult.of(
                plan.test(),
                test == null ? null : test.className(),
                test == null ? plan.test() : test.displayName(),
                Outcome.PASSED,
                0,
                findings);
    }
}
