package dev.atomicity.check;

import dev.atomicity.findings.Causes;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.launch.ProvokeRun;
import dev.atomicity.launch.TestEntry;
import dev.atomicity.launch.TestRun;
import dev.atomicity.protocol.Shard;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.verdict.Baseline;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;

/** Runs the tests of a project with the agent, and writes down what was found. */
public final class AtomicityCheck {
    private static final Duration SHORTEST_BUDGET = Duration.ofMinutes(1);

    /** An execution that takes so many times as long as the longest test took hangs; holding threads takes time as well. */
    private static final int SLOWER = 20;

    private static final Duration SHORTEST_LIMIT = Duration.ofSeconds(10);

    private final CheckSettings settings;
    private final ProjectFacts project;
    private final CheckListener listener;

    /** Null until there are results. */
    private CheckResults made;

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
        Results results = settings.replay() == null ? check() : new ReplayCheck(settings, project, listener).run();
        results.notes().forEach(listener::warn);
        write(results);
        return results;
    }

    /** What became of the regions in the check that was run. */
    public RegionRuns regionRuns() {
        if (made == null) {
            throw new IllegalStateException("no check was run");
        }
        return made.regionRuns();
    }

    private void write(Results results) throws IOException {
        ResultsFile.write(results, project.directory().resolve(ResultsFile.NAME));
    }

    private Results check() throws SettingException, LaunchException, IOException, InterruptedException {
        Baseline baseline = baseline();
        CheckFiles files = CheckFiles.prepare(settings, project);
        Causes causes = new Causes(new MethodCode(files.production()));
        CheckProgress progress = new CheckProgress(listener, causes);
        Shard shard = ShardPlan.of(settings, new ClassFiles(project.jvm().testRoots()));
        CheckDetails details = new CheckDetails(settings, project, files.production(), shard);
        listener.detail(details.beforeStart());
        long start = System.nanoTime();
        Files.createDirectories(project.directory());
        TestRun run = new TestRun(files.launch(), settings.tests(), shard, progress);
        try {
            run.run(files.options());
        } finally {
            listener.detail(details.commandLine());
        }
        CheckResults results = new CheckResults(settings, project, baseline, files.production(), causes, shard);
        made = results;
        if (settings.effortOrThrow() == Effort.OBSERVE) {
            return results.of(run, DirectedRuns.OFF);
        }
        if (run.concurrentTests().isEmpty()) {
            return results.of(run, DirectedRuns.NONE);
        }
        interim(results.of(run, DirectedRuns.NONE));
        return results.of(run, provoke(run, files, progress, budget(System.nanoTime() - start), results));
    }

    private void interim(Results results) throws IOException {
        write(results);
        listener.interim(results);
    }

    private DirectedRuns provoke(
            TestRun run, CheckFiles files, CheckProgress progress, Duration budget, CheckResults results)
            throws SettingException, IOException, InterruptedException {
        List<TestEntry> tests = run.concurrentTests();
        ProvokeRun provoke = new ProvokeRun(
                files.directedLaunch(executionLimit(tests)),
                files.directedOptions(),
                budget,
                settings.seed(),
                progress);
        progress.whenMoreIsFound(() -> interim(results.of(run, DirectedRuns.of(provoke))));
        provoke.search(tests.stream().map(TestEntry::id).toList());
        return DirectedRuns.of(provoke);
    }

    private Duration budget(long observedNanos) {
        if (settings.timeBudget() != null) {
            return settings.timeBudget();
        }
        Duration observed = Duration.ofNanos(observedNanos);
        return observed.compareTo(SHORTEST_BUDGET) < 0 ? SHORTEST_BUDGET : observed;
    }

    /** So that an execution that hangs does not take all of the time of the others. */
    private Duration executionLimit(List<TestEntry> tests) {
        long longest = tests.stream().mapToLong(TestEntry::durationMillis).max().orElse(0);
        Duration limit = SHORTEST_LIMIT.plusMillis(SLOWER * longest);
        Duration timeout = settings.testTimeout();
        return timeout.isZero() || limit.compareTo(timeout) < 0 ? limit : timeout;
    }

    private Baseline baseline() throws SettingException {
        try {
            return settings.baselineFile() == null ? Baseline.EMPTY : Baseline.read(settings.baselineFile());
        } catch (IOException e) {
            throw new SettingException("baselineFile", e.getMessage());
        }
    }
}
