package dev.atomicity.check;

import dev.atomicity.analysis.Conflicts;
import dev.atomicity.findings.Fingerprint;
import dev.atomicity.findings.SourceFiles;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.launch.LaunchProgress;
import dev.atomicity.launch.TestEntry;
import dev.atomicity.launch.TestRun;
import dev.atomicity.launch.ToolJars;
import dev.atomicity.protocol.TestEvent;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.results.TestResult;
import dev.atomicity.specification.Specification;
import dev.atomicity.verdict.Baseline;
import dev.atomicity.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Runs the tests of a project with the agent, and writes down what was found. */
public final class AtomicityCheck {
    /** Tests that run at the same time blur which of them met what, so they run one after another unless told otherwise. */
    private static final Map<String, String> ONE_AT_A_TIME = Map.of(
            "junit.jupiter.execution.parallel.enabled", "false",
            "junit.vintage.execution.parallel.enabled", "false",
            "testng.parallel", "none");

    private final CheckSettings settings;
    private final ProjectFacts project;
    private final CheckListener listener;

    public AtomicityCheck(CheckSettings settings, ProjectFacts project, CheckListener listener) {
        this.settings = settings;
        this.project = project;
        this.listener = listener;
    }

    /**
     * Runs the tests and writes the results file.
     *
     * @throws SettingException if a setting is wrong
     * @throws LaunchException if not even the first test could be run
     * @throws IOException if files cannot be read or written
     */
    public Results run() throws SettingException, LaunchException, IOException, InterruptedException {
        settings.validate();
        Baseline baseline = baseline();
        Path work = project.work();
        clear(work);
        ClassFiles production = new ClassFiles(project.production());
        Path agentOptions = work.resolve("agent.properties");
        Files.createDirectories(work);
        specification(production).write(agentOptions);

        TestRun run = new TestRun(
                project.jvm(),
                ToolJars.unpack(work),
                settings.tests(),
                settings.shardOrWhole(),
                settings.parallelTests() ? Map.of() : ONE_AT_A_TIME,
                settings.testTimeout(),
                work,
                progress());
        run.run(agentOptions);
        Results results = results(run, production, baseline);
        ResultsFile.write(results, project.directory().resolve(ResultsFile.NAME));
        return results;
    }

    private LaunchProgress progress() {
        Set<String> fingerprints = new HashSet<>();
        return new LaunchProgress() {
            @Override
            public void found(TestEvent.Found found) {
                fingerprints.add(Fingerprint.of(found));
            }

            @Override
            public void at(long done, long total) {
                listener.progress(done, total, fingerprints.size());
            }
        };
    }

    private Baseline baseline() throws SettingException {
        try {
            return settings.baselineFile() == null ? Baseline.EMPTY : Baseline.read(settings.baselineFile());
        } catch (IOException e) {
            throw new SettingException("baselineFile", e.getMessage());
        }
    }

    private static void clear(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private Specification specification(ClassFiles production) throws SettingException, IOException {
        WatchedClasses watched =
                WatchedClasses.of(production.names(), settings.patterns("includes", settings.includes()));
        return new Specification(
                watched.names(),
                watched.added(),
                settings.patterns("excludes", settings.excludes()),
                settings.regionsOrThrow(),
                settings.patterns("atomic", settings.atomic()),
                settings.patterns("nonAtomic", settings.nonAtomic()),
                settings.conflictsOrThrow() == Conflicts.DATA_AND_LOCKS,
                null);
    }

    private Results results(TestRun run, ClassFiles production, Baseline baseline) throws IOException {
        SourceFiles sources = new SourceFiles(project.root(), project.sources());
        FindingTable table = new FindingTable(sources, new Suppressions(production));
        run.encounters().forEach(table::add);
        List<FindingResult> findings = baseline.apply(table.results(), LocalDate.now());
        UnjudgedTable unjudged = new UnjudgedTable();
        run.givenUp().forEach(unjudged::add);
        List<TestResult> tests = tests(run, table, unjudged);
        List<String> notes = new ArrayList<>(run.notes());
        if (run.tests().isEmpty()) {
            notes.add("No test was run.");
        } else if (run.watchedNothing()) {
            notes.add("No class was watched: the tests used no production class of this build"
                    + (settings.includes().isEmpty() ? "." : " that the includes name."));
        }
        notes.forEach(listener::warn);
        return new Results(
                Results.SCHEMA_VERSION,
                project.name(),
                Verdict.of(findings, settings.maxViolations(), tests, run.errors()),
                settings.maxViolations(),
                settings.ignoreFailures(),
                settings.asText(),
                tests,
                findings,
                settings.isPartial() ? List.of() : baseline.stale(findings),
                sources.excerpts(findings),
                run.errors(),
                notes,
                unjudged.results());
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
