package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.cost.SuiteList.Suite;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Published libraries with their own tests, by Surefire and by the check in turn; measured are the JVMs of the tests. */
final class SuitePart implements Part {
    static final String SEQUENTIAL = "sequential";
    static final String CONCURRENT = "concurrent";

    /** Facts of a suite: tests of the check, those that failed only because of it, and those that did not end. */
    static final String TESTS = "tests";

    static final String ONLY_WITH = "only with the check";
    static final String NOT_ENDED = "not ended";

    private static final int ROUNDS = 3;

    /** No further round begins after that. On an idle machine one round takes a few minutes. */
    private static final Duration TIME_FOR_ROUNDS = Duration.ofMinutes(10);

    /** What one suite may take, with the check or without it. */
    private static final Duration TIME_FOR_SUITE = Duration.ofMinutes(8);

    private final String name;

    SuitePart(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void measure(CostRun run) throws Exception {
        List<Suite> suites = SuiteList.read(run.benchmarks().resolve("cost/suites.properties"), name)
                .suites();
        if (run.quick()) {
            suites = suites.subList(0, 1);
        }
        List<String> failures = new ArrayList<>();
        suites = withoutFailing(suites, suite -> command(run, suite).runOrFail(words(run, suite, "setup")), failures);
        TimedRounds rounds = new TimedRounds(run.rounds(ROUNDS), TIME_FOR_ROUNDS, System::nanoTime);
        while (!suites.isEmpty() && rounds.begin()) {
            suites = withoutFailing(suites, suite -> compare(run, suite), failures);
        }
        if (!failures.isEmpty()) {
            throw new IOException(String.join("; ", failures));
        }
    }

    /** What is done with a suite. */
    interface Step {
        void run(Suite suite) throws IOException, InterruptedException;
    }

    /** Takes the step with each suite; returns those with which it succeeded. A suite that cannot be measured must not cost the others. */
    static List<Suite> withoutFailing(List<Suite> suites, Step step, List<String> failures)
            throws InterruptedException {
        List<Suite> succeeded = new ArrayList<>();
        for (Suite suite : suites) {
            try {
                step.run(suite);
                succeeded.add(suite);
            } catch (IOException e) {
                failures.add(suite.name() + ": " + e.getMessage());
            }
        }
        return succeeded;
    }

    /** Both are measured before one of them is kept: a comparison needs a pair. */
    private void compare(CostRun run, Suite suite) throws IOException, InterruptedException {
        Usage without = run(run, suite, "without");
        Usage with = run(run, suite, "with");
        run.add(name, suite.name(), false, without);
        run.add(name, suite.name(), true, with);
        keepOutcomes(run, suite);
    }

    private Usage run(CostRun run, Suite suite, String part) throws IOException, InterruptedException {
        Files.deleteIfExists(resultsFile(run, suite));
        run.usageFile().clear();
        // Tests of a library may fail, with the check and without it: the table counts them.
        command(run, suite).run(words(run, suite, part));
        return run.usageFile().withoutMaven();
    }

    private void keepOutcomes(CostRun run, Suite suite) throws IOException {
        Results results = ResultsFile.read(resultsFile(run, suite));
        run.fact(name, suite.name(), TESTS, String.valueOf(results.tests().size()));
        run.fact(name, suite.name(), ONLY_WITH, more(run, suite, results, Outcome.FAILED_ONLY_WHEN_CHECKED));
        run.fact(name, suite.name(), NOT_ENDED, more(run, suite, results, Outcome.ERROR));
    }

    /** The largest number of all rounds. */
    private String more(CostRun run, Suite suite, Results results, Outcome outcome) {
        long now = results.tests().stream()
                .filter(test -> test.outcome() == outcome)
                .count();
        String before = run.results().fact(name, suite.name(), outcome == Outcome.ERROR ? NOT_ENDED : ONLY_WITH);
        return String.valueOf(Math.max(now, before.isEmpty() ? 0 : Long.parseLong(before)));
    }

    private static Path resultsFile(CostRun run, Suite suite) {
        return folder(run, suite).resolve("target/atomicity").resolve(ResultsFile.NAME);
    }

    private static Path folder(CostRun run, Suite suite) {
        return run.work().resolve("suites").resolve(suite.name());
    }

    private static Command command(CostRun run, Suite suite) {
        return new Command(
                run.root(),
                run.work().resolve("suites").resolve(suite.name() + ".log"),
                run.usageFile().environment(),
                TIME_FOR_SUITE);
    }

    private static List<String> words(CostRun run, Suite suite, String part) {
        List<String> words = new ArrayList<>(List.of(
                run.benchmarks().resolve("run-suite").toString(),
                "--part",
                part,
                "--folder",
                folder(run, suite).toString(),
                "--maven",
                "-Datomicity.effort=observe",
                "--maven",
                "-Datomicity.ignoreFailures=true"));
        String tests = run.quick() ? suite.quickTests() : suite.tests();
        if (!tests.isEmpty()) {
            words.addAll(List.of("--only", tests));
        }
        words.addAll(suite.arguments());
        return words;
    }
}
