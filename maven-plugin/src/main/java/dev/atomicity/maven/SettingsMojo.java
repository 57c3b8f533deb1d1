package dev.atomicity.maven;

import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.SettingException;
import dev.atomicity.verdict.Baseline;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugins.annotations.Parameter;

/** The settings of the goals that run tests, and where they come from when the user sets nothing. */
abstract class SettingsMojo extends ReportingMojo {
    /** How many findings are allowed before the build fails. */
    @Parameter(property = "atomicity.maxViolations", defaultValue = "0")
    int maxViolations;

    /**
     * The lowest severity that counts against {@code maxViolations}: {@code high}, {@code medium} or {@code low}. Findings below
     * it are shown.
     */
    @Parameter(property = "atomicity.failOn", defaultValue = "medium")
    String failOn;

    /** Whether to report and warn, but let the build continue whatever was found. */
    @Parameter(property = "atomicity.ignoreFailures", defaultValue = "false")
    boolean ignoreFailures;

    /**
     * Patterns of the classes to watch, such as {@code com.acme.**}. By default all production classes of this build, of this
     * module and of others. A pattern that matches some of them narrows the check to what it names; one that matches none
     * adds classes of a dependency.
     */
    @Parameter(property = "atomicity.includes")
    List<String> includes;

    /** Patterns of classes not to watch, such as {@code com.acme.generated.**}. */
    @Parameter(property = "atomicity.excludes")
    List<String> excludes;

    /**
     * Which events conflict. {@code data}: reads and writes of the same data. {@code dataAndLocks}: also acquiring and
     * releasing the same lock.
     */
    @Parameter(property = "atomicity.conflicts", defaultValue = "data")
    String conflicts;

    /**
     * What is atomic. {@code atomicSets}: what an object does to its own state. {@code entry}: calls from test code into
     * production code, as a whole. {@code synchronized}: synchronized methods.
     * {@code annotated}: what is annotated with {@code @Atomic}. {@code all}: every method.
     */
    @Parameter(property = "atomicity.regions", defaultValue = "atomicSets")
    String regions;

    /** Patterns of methods that are atomic whatever {@code regions} says, such as {@code com.acme.Account.transfer}. */
    @Parameter(property = "atomicity.atomic")
    List<String> atomic;

    /** Patterns of methods that are not atomic whatever {@code regions} says, such as {@code com.acme.*.log*}. */
    @Parameter(property = "atomicity.nonAtomic")
    List<String> nonAtomic;

    /**
     * A reviewed list of what is atomic, as the goal {@code refine} writes it. The methods that it lists are the regions, in place of what
     * {@code regions} would choose. By default there is none.
     */
    @Parameter(property = "atomicity.specificationFile")
    File specificationFile;

    /**
     * The findings that are known: they are reported as known and do not count. By default
     * {@code atomicity-baseline.json} beside the POM, if it is there. The goal {@code baseline} writes it.
     */
    @Parameter(property = "atomicity.baselineFile")
    File baselineFile;

    /**
     * How long one test may take: seconds, or a number with a unit, such as {@code 90s}, {@code 5min}, {@code 1h}; 0 for no
     * limit. After that the JVM of the tests is ended, the test is an error, and the rest run in a new JVM.
     */
    @Parameter(property = "atomicity.testTimeout", defaultValue = "5min")
    String testTimeout;

    /**
     * Which tests to run, in the syntax of Surefire's {@code -Dtest=}, such as {@code Foo*Test#bar+baz,!OtherTest}. By default
     * {@code -Dtest=}, and without it what Surefire includes and excludes.
     */
    @Parameter(property = "atomicity.tests")
    String tests;

    /**
     * Tags of the tests to run: tag expressions of JUnit, of which one must hold, such as {@code fast} or {@code !slow &
     * !broken}. By default Surefire's {@code groups} and {@code excludedGroups}.
     */
    @Parameter(property = "atomicity.groups")
    List<String> groups;

    /** Arguments for the JVM of the tests, in one line as Surefire's {@code argLine}, which is the default. */
    @Parameter(property = "atomicity.jvmArgs")
    String jvmArgs;

    /** System properties of the tests, in place of Surefire's {@code systemPropertyVariables}. */
    @Parameter
    Map<String, String> systemProperties;

    /** Environment variables of the tests, in place of Surefire's {@code environmentVariables}. */
    @Parameter
    Map<String, String> environment;

    /** Whether tests run at the same time if the project says so. By default they run one after another. */
    @Parameter(property = "atomicity.parallelTests", defaultValue = "false")
    boolean parallelTests;

    /**
     * How much is done to find violations. {@code provoke}: tests in which threads met on shared data are executed again,
     * directed, so that predicted interleavings really happen. {@code observe}: only the interleavings that happen by
     * themselves.
     */
    @Parameter(property = "atomicity.effort", defaultValue = "provoke")
    String effort;

    /**
     * How long tests are executed again in all: seconds, or a number with a unit, such as {@code 90s}, {@code 5min}, {@code 1h}.
     * By default as long as the observed run took, at least one minute.
     */
    @Parameter(property = "atomicity.timeBudget")
    String timeBudget;

    /**
     * The fingerprint of a finding: instead of a check, its test is executed 20 times under its plan, which is read from
     * {@code target/atomicity/plans} or from {@code atomicity-plans} beside the POM. Fails if the violation happens again.
     */
    @Parameter(property = "atomicity.replay")
    String replay;

    /** Decides the order in which candidates are tried: with the same seed it is the same. */
    @Parameter(property = "atomicity.seed", defaultValue = "0")
    int seed;

    /**
     * The share of the methods that work on shared data, in percent, that must have run at the same time as another one. Below it
     * the build fails. By default there is no limit.
     */
    @Parameter(property = "atomicity.minOverlap")
    Integer minOverlap;

    /** Runs only a part of the test classes: {@code 2/5} is the second of five. The goal {@code report} merges the parts. */
    @Parameter(property = "atomicity.shard")
    String shard;

    /**
     * Results of an earlier run, an {@code atomicity.json}: test classes are divided among shards by how long they took then.
     * All shards need the same file. By default each shard gets the same number of test classes.
     */
    @Parameter(property = "atomicity.previousResults")
    File previousResults;

    /**
     * Whether the lines of source in the report are links into an IDE: {@code idea} or {@code vscode}. They hold absolute paths, so by
     * default there are none.
     */
    @Parameter(property = "atomicity.sourceLinks", defaultValue = "none")
    String sourceLinks;

    final CheckSettings settings(SurefireTests selected) throws SettingException {
        CheckSettings settings = CheckSettings.builder()
                .maxViolations(maxViolations)
                .failOn(failOn)
                .ignoreFailures(ignoreFailures)
                .includes(orEmpty(includes))
                .excludes(orEmpty(excludes))
                .conflicts(conflicts)
                .regions(regions)
                .atomic(orEmpty(atomic))
                .nonAtomic(orEmpty(nonAtomic))
                .specificationFile(specification())
                .baselineFile(existingBaseline())
                .testTimeout(time("testTimeout", testTimeout))
                .tests(selected.selection(tests, groups))
                .parallelTests(parallelTests)
                .shard(shard)
                .effort(effort)
                .timeBudget(timeBudget == null ? null : time("timeBudget", timeBudget))
                .replay(replay)
                .seed(seed)
                .minOverlap(minOverlap)
                .requested(selected.requested(tests))
                .previousResults(previousResults == null ? null : previousResults.toPath())
                .sourceLinks(sourceLinks)
                .build();
        settings.validate();
        return settings;
    }

    private static List<String> orEmpty(List<String> list) {
        return list == null ? List.of() : list;
    }

    private static Duration time(String setting, String text) throws SettingException {
        try {
            return ReadableTime.of(text);
        } catch (IllegalArgumentException e) {
            throw new SettingException(setting, e.getMessage());
        }
    }

    /** Null if there is none. */
    Path specification() {
        return specificationFile == null ? null : specificationFile.toPath();
    }

    /** The file that the user names must be there, but for the goal that writes it. */
    Path existingBaseline() {
        Path file = baseline();
        return baselineFile != null || Files.exists(file) ? file : null;
    }

    final Path baseline() {
        return baselineFile != null
                ? baselineFile.toPath()
                : project.getBasedir().toPath().resolve(Baseline.DEFAULT_NAME);
    }
}
