package dev.atomicity.check;

import dev.atomicity.report.text.Words;
import dev.atomicity.results.Results;
import dev.atomicity.results.VerdictState;
import dev.atomicity.verdict.Baseline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;

/** Writes what a check found into the baseline file, where it is known from then on. */
public final class BaselineRenewal {
    private BaselineRenewal() {}

    /**
     * Looks whether a baseline can come from such a check, before it is run.
     *
     * @throws SettingException if only a part of the tests was asked for: what the others meet would be lost
     */
    public static void requireAllTests(CheckSettings settings) throws SettingException {
        if (settings.isPartial()) {
            throw new SettingException(
                    settings.replay() != null ? "replay" : settings.shard() != null ? "shard" : "tests",
                    "the baseline needs the findings of all tests, but only some tests were selected");
        }
    }

    /**
     * Adds what was found to the file. What it has and this check did not meet stays: that it did not happen may be chance.
     *
     * @param prune whether to take out what this check did not meet
     * @return a sentence about what was written
     * @throws SettingException if only a part of the tests was run: what the others meet would be lost
     */
    public static String renew(Path file, CheckSettings settings, Results results, boolean prune)
            throws SettingException, IOException {
        requireAllTests(settings);
        Baseline old = Files.exists(file) ? Baseline.read(file) : Baseline.EMPTY;
        Baseline grown = old.with(results.findings(), LocalDate.now(ZoneId.systemDefault()));
        Baseline written = prune ? grown.pruned(results.findings()) : grown;
        written.write(file);
        return Words.count(written.size(), "known finding") + " written to " + file + "."
                + unmet(grown.size() - grown.pruned(results.findings()).size(), prune)
                + (results.verdict() == VerdictState.ERROR || !results.errors().isEmpty()
                        ? " Not all tests finished, so there may be more."
                        : "");
    }

    private static String unmet(int number, boolean prune) {
        if (number == 0) {
            return "";
        }
        String entries = number == 1 ? " 1 entry" : " " + number + " entries";
        return prune
                ? entries + " that did not happen in this run " + (number == 1 ? "was" : "were") + " removed."
                : entries + " did not happen in this run, and " + (number == 1 ? "stays." : "stay.");
    }
}
