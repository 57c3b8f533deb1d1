package dev.atomicity.check;

import dev.atomicity.protocol.Shard;
import dev.atomicity.protocol.TestSelection;
import dev.atomicity.results.Severity;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.specification.NamePattern;
import dev.atomicity.specification.Regions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What the user asked for; {@link #builder} knows the defaults.
 *
 * @param failOn the name of the lowest {@link Severity} that counts against {@code maxViolations}
 * @param includes patterns of classes. Those that match production code of the build narrow the check to what they name;
 *     the others add classes of dependencies
 * @param baselineFile null if there is none
 * @param testTimeout for each test; zero for ever
 * @param parallelTests whether tests may run at the same time if the project says so
 * @param shard the part of the test classes to run, as {@code 2/5}; null for all
 * @param testsAreAll whether {@code tests}, although it names some, are all that the project ever runs
 * @param effort the name of an {@link Effort}
 * @param timeBudget for all directed executions together; null for as long as the observed run took, at least a minute
 * @param replay the fingerprint of the finding whose plan is to be executed, instead of a check; null for a check
 * @param seed decides the order of attempts
 * @param minOverlap the share of shared methods, in percent, that must have run at the same time as another one; null for none
 * @param requested the tests among them that the user asked for by name
 * @param previousResults results of an earlier run, whose durations balance the shards; null to divide by number
 */
public record CheckSettings(
        int maxViolations,
        String failOn,
        boolean ignoreFailures,
        List<String> includes,
        List<String> excludes,
        String conflicts,
        String regions,
        List<String> atomic,
        List<String> nonAtomic,
        Path baselineFile,
        Duration testTimeout,
        TestSelection tests,
        boolean parallelTests,
        String shard,
        boolean testsAreAll,
        String effort,
        Duration timeBudget,
        String replay,
        long seed,
        Integer minOverlap,
        RequestedTests requested,
        Path previousResults) {
    public CheckSettings {
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
        atomic = List.copyOf(atomic);
        nonAtomic = List.copyOf(nonAtomic);
    }

    /** With the defaults. */
    public static CheckSettingsBuilder builder() {
        return new CheckSettingsBuilder();
    }

    /**
     * Looks whether the settings can be understood, before anything is started.
     *
     * @throws SettingException naming the first one that cannot
     */
    public void validate() throws SettingException {
        if (maxViolations < 0) {
            throw new SettingException("maxViolations", "is " + maxViolations + ", but must be 0 or more");
        }
        if (minOverlap != null && (minOverlap < 0 || minOverlap > 100)) {
            throw new SettingException("minOverlap", "is " + minOverlap + ", but must be a percentage from 0 to 100");
        }
        failOnOrThrow();
        if (testTimeout.isNegative()) {
            throw new SettingException("testTimeout", "is negative; 0 stands for no limit");
        }
        patterns("includes", includes);
        patterns("excludes", excludes);
        patterns("atomic", atomic);
        patterns("nonAtomic", nonAtomic);
        parse("conflicts", conflicts, Conflicts::named);
        parse("regions", regions, Regions::named);
        shardOrWhole();
        effortOrThrow();
        if (timeBudget != null && (timeBudget.isNegative() || timeBudget.isZero())) {
            throw new SettingException(
                    "timeBudget", "must be more than 0; without directed executions the effort is observe");
        }
        if (replay != null) {
            parse("replay", replay, PlanFolders::requireFingerprint);
        }
    }

    List<NamePattern> patterns(String setting, List<String> texts) throws SettingException {
        List<NamePattern> patterns = new ArrayList<>();
        for (String text : texts) {
            patterns.add(parse(setting, text, NamePattern::new));
        }
        return patterns;
    }

    Conflicts conflictsOrThrow() throws SettingException {
        return parse("conflicts", conflicts, Conflicts::named);
    }

    Regions regionsOrThrow() throws SettingException {
        return parse("regions", regions, Regions::named);
    }

    Severity failOnOrThrow() throws SettingException {
        return parse("failOn", failOn, Severity::named);
    }

    Effort effortOrThrow() throws SettingException {
        return parse("effort", effort, Effort::named);
    }

    Shard shardOrWhole() throws SettingException {
        return shard == null ? Shard.WHOLE : parse("shard", shard, Shard::of);
    }

    private static <T> T parse(String setting, String text, Function<String, T> parser) throws SettingException {
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException e) {
            throw new SettingException(setting, e.getMessage());
        }
    }

    /** Those that decide what is a finding, and which count: results with different ones cannot be compared. */
    Map<String, String> asText() {
        Map<String, String> text = new LinkedHashMap<>();
        text.put("includes", String.join(",", includes));
        text.put("excludes", String.join(",", excludes));
        text.put("conflicts", conflicts);
        text.put("regions", regions);
        text.put("atomic", String.join(",", atomic));
        text.put("nonAtomic", String.join(",", nonAtomic));
        text.put("failOn", failOn);
        return text;
    }

    /** Whether only a part of the tests was asked for, so that what is missing says nothing. */
    boolean isPartial() {
        return shard != null || replay != null || !testsAreAll;
    }
}
