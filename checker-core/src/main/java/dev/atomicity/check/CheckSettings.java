package dev.atomicity.check;

import dev.atomicity.findings.SourceLinks;
import dev.atomicity.protocol.Shard;
import dev.atomicity.protocol.TestSelection;
import dev.atomicity.results.Severity;
import dev.atomicity.specification.Conflicts;
import dev.atomicity.specification.NamePattern;
import dev.atomicity.specification.Regions;
import dev.atomicity.specification.SpecificationFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * What the user asked for; {@link #builder} knows the defaults.
 *
 * @param failOn the name of the lowest {@link Severity} that counts against {@code maxViolations}
 * @param includes patterns of classes. Those that match production code of the build narrow the check to what they name;
 *     the others add classes of dependencies
 * @param specificationFile the list of what is atomic, in place of what {@code regions} says; null if there is none
 * @param leftOut the signatures of methods that are not atomic, because an earlier round of a refinement found them interrupted
 * @param baselineFile null if there is none
 * @param testTimeout for each test; zero for no limit
 * @param parallelTests whether tests may run at the same time if the project says so
 * @param shard the part of the test classes to run, such as {@code 2/5}; null for all
 * @param testsAreAll whether {@code tests}, although it names some, are all that the project ever runs
 * @param effort the name of an {@link Effort}
 * @param timeBudget for all directed executions together; null for as long as the observed run took, at least a minute
 * @param replay the fingerprint of the finding whose plan is to be executed, instead of a check; null for a check
 * @param seed decides the order of attempts
 * @param minOverlap the share of shared methods, in percent, that must have run at the same time as another one; null for none
 * @param requested the tests among them that the user asked for by name
 * @param previousResults results of an earlier run, whose durations balance the shards; null to divide by number
 * @param sourceLinks the name of {@link SourceLinks}
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
        Path specificationFile,
        Set<String> leftOut,
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
        Path previousResults,
        String sourceLinks) {
    public CheckSettings {
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
        atomic = List.copyOf(atomic);
        nonAtomic = List.copyOf(nonAtomic);
        leftOut = Set.copyOf(leftOut);
    }

    /** With the defaults. */
    public static CheckSettingsBuilder builder() {
        return new CheckSettingsBuilder();
    }

    /** Starts from these settings. */
    public CheckSettingsBuilder toBuilder() {
        return new CheckSettingsBuilder(this);
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
            throw new SettingException("testTimeout", "is negative; 0 means no limit");
        }
        patterns("includes", includes);
        patterns("excludes", excludes);
        patterns("atomic", atomic);
        patterns("nonAtomic", nonAtomic);
        parse("conflicts", conflicts, Conflicts::named);
        parse("regions", regions, Regions::named);
        specificationOrNull();
        shardOrWhole();
        effortOrThrow();
        sourceLinksOrThrow();
        if (timeBudget != null && (timeBudget.isNegative() || timeBudget.isZero())) {
            throw new SettingException(
                    "timeBudget", "must be more than 0; to switch off directed executions, set effort to observe");
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

    /** What the file says is atomic; null if there is no file. */
    SpecificationFile specificationOrNull() throws SettingException {
        if (specificationFile == null) {
            return null;
        }
        Regions kind = regionsOrThrow();
        try {
            return SpecificationFile.read(specificationFile, kind);
        } catch (IOException | IllegalArgumentException e) {
            throw new SettingException("specificationFile", e.getMessage());
        }
    }

    Severity failOnOrThrow() throws SettingException {
        return parse("failOn", failOn, Severity::named);
    }

    Effort effortOrThrow() throws SettingException {
        return parse("effort", effort, Effort::named);
    }

    SourceLinks sourceLinksOrThrow() throws SettingException {
        return parse("sourceLinks", sourceLinks, SourceLinks::named);
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
        if (specificationFile != null) {
            text.put("specificationFile", specificationFile.getFileName().toString());
        }
        return text;
    }

    /** Whether only a part of the tests was asked for, so that what is missing says nothing. */
    public boolean isPartial() {
        return shard != null || replay != null || !testsAreAll;
    }
}
