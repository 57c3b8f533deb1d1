package dev.atomicity.check;

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
                    "the baseline is written from what all tests find, but only a part of them was asked for");
        }
    }

    /**
     * Writes the file anew. What it says about findings that are still met is kept.
     *
     * @return a sentence about what was written
     * @throws SettingException if only a part of the tests was run: what the others meet would be lost
     */
    public static String renew(Path file, CheckSettings settings, Results results)
            throws SettingException, IOException {
        requireAllTests(settings);
        Baseline old = Files.exists(file) ? Baseline.read(file) : Baseline.EMPTY;
        Baseline renewed = old.renewed(results.findings(), LocalDate.now(ZoneId.systemDefault()));
        renewed.write(file);
        return renewed.size() + (renewed.size() == 1 ? " known finding" : " known findings") + " written to " + file
                + "."
                + (results.verdict() == VerdictState.ERROR || !results.errors().isEmpty()
                        ? " Not all tests came to their end, so there may be more."
                        : "");
    }
}
