package dev.atomicity.refine;

import dev.atomicity.check.AtomicityCheck;
import dev.atomicity.check.CheckListener;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.RegionRuns.Interrupted;
import dev.atomicity.check.SettingException;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.report.text.TestNames;
import dev.atomicity.report.text.Words;
import dev.atomicity.results.Results;
import dev.atomicity.specification.SpecificationFile.Interruption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** Rounds that are checks of the project, each with a seed of its own: what one of them does not try, another may. */
final class CheckedRounds implements Refinement.Rounds {
    /** Beyond that they are only counted: the file has all of them. */
    private static final int NAMED = 5;

    private final CheckSettings settings;
    private final ProjectFacts project;
    private final CheckListener listener;
    private final RoundReports reports;
    private boolean hasErrors;

    CheckedRounds(CheckSettings settings, ProjectFacts project, CheckListener listener, RoundReports reports) {
        this.settings = settings;
        this.project = project;
        this.listener = listener;
        this.reports = reports;
    }

    @Override
    public Refinement.Round run(int number, Set<String> leftOut)
            throws SettingException, LaunchException, IOException, InterruptedException {
        listener.round("Round " + number + ": "
                + (leftOut.isEmpty()
                        ? "all methods that regions = " + settings.regions() + " chooses are taken to be atomic."
                        : Words.count(leftOut.size(), "method")
                                + " left out; the methods that they call take their place."));
        Path folder = project.directory().resolve("round-" + number);
        AtomicityCheck check = new AtomicityCheck(
                settings.toBuilder()
                        .specificationFile(null)
                        .baselineFile(null)
                        .leftOut(leftOut)
                        .seed(settings.seed() + number - 1)
                        .build(),
                project.withDirectory(folder),
                listener);
        Results results = check.run();
        reports.write(results, folder);
        if (results.tests().isEmpty()) {
            throw new LaunchException("no test was run, so it is not known which methods are atomic."
                    + results.errors().stream()
                            .map(error -> " " + error)
                            .findFirst()
                            .orElse(""));
        }
        hasErrors |= !results.errors().isEmpty();
        return new Refinement.Round(
                check.regionRuns().ran(), interruptions(check.regionRuns().interrupted(), results));
    }

    private static SortedMap<String, Interruption> interruptions(
            SortedMap<String, Interrupted> interrupted, Results results) {
        TestNames names = new TestNames(results);
        SortedMap<String, Interruption> all = new TreeMap<>();
        interrupted.forEach((region, how) -> all.put(
                region,
                new Interruption(
                        how.fingerprint(),
                        // The first by name, because the order in which they met it may be chance.
                        how.tests().stream()
                                .map(names::name)
                                .sorted()
                                .findFirst()
                                .orElse("?"))));
        return all;
    }

    @Override
    public void over(int number, Refinement.Round round, SortedSet<String> newlyInterrupted) {
        String text = newlyInterrupted.isEmpty()
                ? "nothing new was interrupted."
                : Words.count(newlyInterrupted.size(), "more method") + " interrupted: "
                        + String.join(
                                ", ", newlyInterrupted.stream().limit(NAMED).toList())
                        + (newlyInterrupted.size() > NAMED ? ", …" : ".");
        listener.round("Round " + number + ": " + Words.count(round.ran().size(), "atomic method") + " ran, " + text);
    }

    /** Whether there were tests that did not come to their end. */
    boolean haveErrors() {
        return hasErrors;
    }
}
