package dev.atomicity.refine;

import dev.atomicity.check.CheckListener;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.SettingException;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.report.text.Words;
import dev.atomicity.specification.NamePattern;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.SpecificationFile;
import dev.atomicity.specification.SpecificationFile.Interruption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Refines the specification of a project, and writes down what its code satisfies. What both plugins call. */
public final class SpecificationRefinement {
    private final CheckSettings settings;
    private final ProjectFacts project;
    private final CheckListener listener;
    private final RoundReports reports;

    /**
     * @param project its folder for results gets one for each round
     * @param reports writes the reports of a round
     */
    public SpecificationRefinement(
            CheckSettings settings, ProjectFacts project, CheckListener listener, RoundReports reports) {
        this.settings = settings;
        this.project = project;
        this.listener = listener;
        this.reports = reports;
    }

    /**
     * Looks whether a specification can come from such checks, before they are run.
     *
     * @throws SettingException if only a part of the tests was asked for
     */
    public static void requireAllTests(CheckSettings settings) throws SettingException {
        if (settings.isPartial()) {
            throw new SettingException(
                    settings.replay() != null ? "replay" : settings.shard() != null ? "shard" : "tests",
                    "the specification needs all tests, but only some of them were selected");
        }
    }

    /**
     * Runs the rounds and writes the file. If it is there, the methods that it names as interrupted are left out from the start: that
     * they are not interrupted again may be chance.
     *
     * @param prune whether to start without them
     * @return a sentence about what was written
     * @throws SettingException if a setting or the file is wrong
     * @throws LaunchException if no test could be run
     */
    public String run(Path file, boolean prune)
            throws SettingException, LaunchException, IOException, InterruptedException {
        requireAllTests(settings);
        Regions regions = regions();
        Map<String, Interruption> known =
                prune || !Files.exists(file) ? Map.of() : read(file).interrupted();
        CheckedRounds rounds = new CheckedRounds(settings, project, listener, reports);
        Refinement refinement = new Refinement(rounds, known);
        refinement.run();
        SpecificationFile written = new SpecificationFile(regions, refinement.atomic(), refinement.interrupted());
        written.write(file);
        warnOfThoseThatMustBeAtomic(refinement);
        return Words.count(written.atomic().size(), "atomic method") + " written to " + file + " after "
                + refinement.rounds() + " rounds. "
                + (written.interrupted().isEmpty()
                        ? "No method was found interrupted."
                        : Words.count(written.interrupted().size(), "method")
                                + (written.interrupted().size() == 1 ? " was" : " were")
                                + " found interrupted; the file says in which test.")
                + (rounds.haveErrors() ? " Not all tests finished, so there may be more." : "");
    }

    private Regions regions() throws SettingException {
        // The settings name the value if it is wrong.
        settings.toBuilder().specificationFile(null).build().validate();
        return Regions.named(settings.regions());
    }

    private static SpecificationFile read(Path file) throws SettingException {
        try {
            return SpecificationFile.read(file);
        } catch (IOException | IllegalArgumentException e) {
            throw new SettingException("specificationFile", e.getMessage());
        }
    }

    /** The file does not list them, but the check continues to ask for them, because a setting names them. */
    private void warnOfThoseThatMustBeAtomic(Refinement refinement) {
        List<NamePattern> atomic =
                settings.atomic().stream().map(NamePattern::new).toList();
        for (String signature : refinement.interrupted().keySet()) {
            String name = signature.substring(0, signature.indexOf('('));
            if (NamePattern.anyMatches(atomic, name)) {
                listener.warn(
                        signature + " was found interrupted, but the setting atomic names it: the check will fail.");
            }
        }
    }
}
