package dev.atomicity.check;

import dev.atomicity.protocol.TestSelection;
import dev.atomicity.specification.Regions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Puts settings together; what is not set has its default. Each method is named as the setting. */
public final class CheckSettingsBuilder {
    private int maxViolations;
    private String failOn = "medium";
    private boolean ignoreFailures;
    private List<String> includes = List.of();
    private List<String> excludes = List.of();
    private String conflicts = "data";
    private String regions = Regions.DEFAULT.optionName();
    private List<String> atomic = List.of();
    private List<String> nonAtomic = List.of();
    private Path specificationFile;
    private Set<String> leftOut = Set.of();
    private Path baselineFile;
    private Duration testTimeout = Duration.ofMinutes(5);
    private TestSelection tests = TestSelection.ALL;
    private boolean parallelTests;
    private String shard;

    /** Null to see from the tests whether they are all: those that are named are not. */
    private Boolean testsAreAll;

    private String effort = "provoke";
    private Duration timeBudget;
    private Integer minOverlap;
    private String replay;
    private long seed;
    private RequestedTests requested = RequestedTests.ALL;
    private Path previousResults;
    private String sourceLinks = "none";

    CheckSettingsBuilder() {}

    CheckSettingsBuilder(CheckSettings settings) {
        maxViolations = settings.maxViolations();
        failOn = settings.failOn();
        ignoreFailures = settings.ignoreFailures();
        includes = settings.includes();
        excludes = settings.excludes();
        conflicts = settings.conflicts();
        regions = settings.regions();
        atomic = settings.atomic();
        nonAtomic = settings.nonAtomic();
        specificationFile = settings.specificationFile();
        leftOut = settings.leftOut();
        baselineFile = settings.baselineFile();
        testTimeout = settings.testTimeout();
        tests = settings.tests();
        parallelTests = settings.parallelTests();
        shard = settings.shard();
        testsAreAll = settings.testsAreAll();
        effort = settings.effort();
        timeBudget = settings.timeBudget();
        minOverlap = settings.minOverlap();
        replay = settings.replay();
        seed = settings.seed();
        requested = settings.requested();
        previousResults = settings.previousResults();
        sourceLinks = settings.sourceLinks();
    }

    public CheckSettingsBuilder maxViolations(int value) {
        maxViolations = value;
        return this;
    }

    public CheckSettingsBuilder failOn(String value) {
        failOn = value;
        return this;
    }

    public CheckSettingsBuilder ignoreFailures(boolean value) {
        ignoreFailures = value;
        return this;
    }

    public CheckSettingsBuilder includes(List<String> value) {
        includes = value;
        return this;
    }

    public CheckSettingsBuilder excludes(List<String> value) {
        excludes = value;
        return this;
    }

    public CheckSettingsBuilder conflicts(String value) {
        conflicts = value;
        return this;
    }

    public CheckSettingsBuilder regions(String value) {
        regions = value;
        return this;
    }

    public CheckSettingsBuilder atomic(List<String> value) {
        atomic = value;
        return this;
    }

    public CheckSettingsBuilder nonAtomic(List<String> value) {
        nonAtomic = value;
        return this;
    }

    public CheckSettingsBuilder specificationFile(Path value) {
        specificationFile = value;
        return this;
    }

    public CheckSettingsBuilder leftOut(Set<String> value) {
        leftOut = value;
        return this;
    }

    public CheckSettingsBuilder baselineFile(Path value) {
        baselineFile = value;
        return this;
    }

    public CheckSettingsBuilder testTimeout(Duration value) {
        testTimeout = value;
        return this;
    }

    public CheckSettingsBuilder tests(TestSelection value) {
        tests = value;
        return this;
    }

    public CheckSettingsBuilder parallelTests(boolean value) {
        parallelTests = value;
        return this;
    }

    public CheckSettingsBuilder shard(String value) {
        shard = value;
        return this;
    }

    public CheckSettingsBuilder testsAreAll(boolean value) {
        testsAreAll = value;
        return this;
    }

    public CheckSettingsBuilder effort(String value) {
        effort = value;
        return this;
    }

    public CheckSettingsBuilder timeBudget(Duration value) {
        timeBudget = value;
        return this;
    }

    public CheckSettingsBuilder replay(String value) {
        replay = value;
        return this;
    }

    public CheckSettingsBuilder seed(long value) {
        seed = value;
        return this;
    }

    public CheckSettingsBuilder minOverlap(Integer value) {
        minOverlap = value;
        return this;
    }

    public CheckSettingsBuilder requested(RequestedTests value) {
        requested = value;
        return this;
    }

    public CheckSettingsBuilder previousResults(Path value) {
        previousResults = value;
        return this;
    }

    public CheckSettingsBuilder sourceLinks(String value) {
        sourceLinks = value;
        return this;
    }

    public CheckSettings build() {
        return new CheckSettings(
                maxViolations,
                failOn,
                ignoreFailures,
                includes,
                excludes,
                conflicts,
                regions,
                atomic,
                nonAtomic,
                specificationFile,
                leftOut,
                baselineFile,
                testTimeout,
                tests,
                parallelTests,
                shard,
                testsAreAll == null
                        ? tests.included().isEmpty() && tests.excluded().isEmpty()
                        : testsAreAll,
                effort,
                timeBudget,
                replay,
                seed,
                minOverlap,
                requested,
                previousResults,
                sourceLinks);
    }
}
