package dev.atomicity.gradle;

import java.time.Duration;
import org.gradle.api.Action;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Nested;

/**
 * The settings of the check.
 *
 * <pre>
 * atomicity {
 *     maxViolations = 0
 *     nonAtomic = ["com.acme.Metrics.*"]
 * }
 * </pre>
 */
public interface AtomicityExtension {
    /** Whether to do nothing. Default: false. */
    Property<Boolean> getSkip();

    /** Whether {@code check} runs the check as well. Default: false. */
    Property<Boolean> getRunOnCheck();

    /** How many findings are allowed before the build fails. Default: 0. */
    Property<Integer> getMaxViolations();

    /**
     * The lowest severity that counts against {@code maxViolations}: {@code high}, {@code medium} (the default) or {@code low}.
     * Findings below it are shown.
     */
    Property<String> getFailOn();

    /** Whether to report and warn, and let the build continue. Default: false. */
    Property<Boolean> getIgnoreFailures();

    /**
     * Patterns of classes to watch, {@code com.acme.**}. Those that match production classes of this build narrow the
     * check to what they name; those that match none of them add classes of dependencies. Default: this build's own
     * production classes.
     */
    ListProperty<String> getIncludes();

    /** Patterns of classes not to watch. */
    ListProperty<String> getExcludes();

    /** Which events conflict: {@code data} (the default) or {@code dataAndLocks}. */
    Property<String> getConflicts();

    /** What is atomic: {@code atomicSets} (the default), {@code entry}, {@code synchronized}, {@code annotated} or {@code all}. */
    Property<String> getRegions();

    /** Patterns of methods that are atomic, whatever {@code regions} says: {@code com.acme.Account.transfer}. */
    ListProperty<String> getAtomic();

    /** Patterns of methods that are not. */
    ListProperty<String> getNonAtomic();

    /**
     * A reviewed list of what is atomic, as {@code atomicityRefine} writes it. The methods that it lists are the regions, in place of what
     * {@code regions} would choose. Default: none.
     */
    RegularFileProperty getSpecificationFile();

    /** Known findings, which are reported but do not count. Default: {@code atomicity-baseline.json} if it is there. */
    RegularFileProperty getBaselineFile();

    /** How long a test may take; zero for no limit. Default: 5 minutes. */
    Property<Duration> getTestTimeout();

    /** Whether tests may run at the same time, if the project's JUnit settings say so. Default: false. */
    Property<Boolean> getParallelTests();

    /** The part of the test classes to run, {@code 2/5} for the second of five. Default: all. */
    Property<String> getShard();

    /**
     * Results of an earlier run, an {@code atomicity.json}: test classes are divided among shards by how long they took then.
     * All shards need the same file. Default: each shard gets the same number of test classes.
     */
    RegularFileProperty getPreviousResults();

    /**
     * Whether the check runs although nothing has changed. What it finds depends on the schedule, so that another run may find
     * more. Default: false.
     */
    Property<Boolean> getAlwaysRun();

    /**
     * How much is done to find violations: {@code provoke} (the default) executes tests in which threads met again, directed,
     * so that predicted interleavings happen; {@code observe} does not.
     */
    Property<String> getEffort();

    /**
     * The share of the methods that work on shared data, in percent, that must have run at the same time as another one. Below it
     * the build fails. Default: no limit.
     */
    Property<Integer> getMinOverlap();

    /** How long tests are executed again in all. Default: as long as the observed run took, at least one minute. */
    Property<Duration> getTimeBudget();

    /**
     * The fingerprint of a finding, as for {@code --replay}: instead of a check, its test is executed 20 times under its
     * plan. Default: none.
     */
    Property<String> getReplay();

    /** Decides the order in which candidates are tried: with the same seed it is the same. Default: 0. */
    Property<Integer> getSeed();

    /**
     * Whether the lines of source in the report are links into an IDE: {@code idea} or {@code vscode}. They hold absolute paths.
     * Default: {@code none}.
     */
    Property<String> getSourceLinks();

    /** Tests to run, as for {@code --tests}. Default: those of the test task. */
    ListProperty<String> getTests();

    /** Tags or groups of tests to run. Default: those of the test task. */
    ListProperty<String> getGroups();

    /** Arguments for the JVM of the tests. Default: the test task's own. */
    ListProperty<String> getJvmArgs();

    /** System properties of the tests. Default: the test task's own. */
    MapProperty<String, String> getSystemProperties();

    /** Environment variables of the tests, in addition to those of the build. Default: the test task's own. */
    MapProperty<String, String> getEnvironment();

    /** Which files are written. */
    @Nested
    AtomicityReports getReports();

    /** Groovy calls it when a build script sets what is not there; the message names what was probably meant. */
    default void propertyMissing(String name, Object value) {
        throw GradleSyntax.unknown(name, AtomicityExtension.class);
    }

    default void reports(Action<? super AtomicityReports> action) {
        action.execute(getReports());
    }
}
