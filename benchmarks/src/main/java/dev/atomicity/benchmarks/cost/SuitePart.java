package dev.atomicity.benchmarks.cost;

import dev.atomicity.benchmarks.cost.SuiteList.Suite;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    private final String name;

    SuitePart(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void measure(Session session) throws Exception {
        List<Suite> suites = SuiteList.read(session.benchmarks().resolve("cost/suites.properties"), name)
                .suites();
        if (session.quick()) {
            suites = suites.subList(0, 1);
        }
        for (Suite suite : suites) {
            command(session, suite).runOrFail(words(session, suite, "setup"));
        }
        for (int round = 0; round < session.rounds(ROUNDS); round++) {
            for (Suite suite : suites) {
                session.add(name, suite.name(), false, run(session, suite, "without"));
                session.add(name, suite.name(), true, run(session, suite, "with"));
                keepOutcomes(session, suite);
            }
        }
    }

    private Usage run(Session session, Suite suite, String part) throws IOException, InterruptedException {
        Files.deleteIfExists(resultsFile(session, suite));
        session.usageFile().clear();
        // Tests of a library may fail, with the check and without it: the table counts them.
        command(session, suite).run(words(session, suite, part));
        return session.usageFile().withoutMaven();
    }

    private void keepOutcomes(Session session, Suite suite) throws IOException {
        Results results = ResultsFile.read(resultsFile(session, suite));
        session.fact(name, suite.name(), TESTS, String.valueOf(results.tests().size()));
        session.fact(name, suite.name(), ONLY_WITH, more(session, suite, results, Outcome.FAILED_ONLY_WHEN_CHECKED));
        session.fact(name, suite.name(), NOT_ENDED, more(session, suite, results, Outcome.ERROR));
    }

    /** The largest number of all rounds. */
    private String more(Session session, Suite suite, Results results, Outcome outcome) {
        long now = results.tests().stream()
                .filter(test -> test.outcome() == outcome)
                .count();
        String before = session.results().fact(name, suite.name(), outcome == Outcome.ERROR ? NOT_ENDED : ONLY_WITH);
        return String.valueOf(Math.max(now, before.isEmpty() ? 0 : Long.parseLong(before)));
    }

    private static Path resultsFile(Session session, Suite suite) {
        return folder(session, suite).resolve("target/atomicity").resolve(ResultsFile.NAME);
    }

    private static Path folder(Session session, Suite suite) {
        return session.work().resolve("suites").resolve(suite.name());
    }

    private static Command command(Session session, Suite suite) {
        return new Command(
                session.root(),
                session.work().resolve("suites").resolve(suite.name() + ".log"),
                session.usageFile().environment());
    }

    private static List<String> words(Session session, Suite suite, String part) {
        List<String> words = new ArrayList<>(List.of(
                session.benchmarks().resolve("run-suite").toString(),
                "--part",
                part,
                "--folder",
                folder(session, suite).toString(),
                "--maven",
                "-Datomicity.effort=observe",
                "--maven",
                "-Datomicity.ignoreFailures=true"));
        String tests = session.quick() ? suite.quickTests() : suite.tests();
        if (!tests.isEmpty()) {
            words.addAll(List.of("--only", tests));
        }
        words.addAll(suite.arguments());
        return words;
    }
}
