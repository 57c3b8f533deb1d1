package dev.atomicity.gradle;

import dev.atomicity.check.AtomicityCheck;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.results.Results;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.SkipWhenEmpty;
import org.gradle.api.tasks.options.Option;

/**
 * Runs the tests of a suite with the agent: the part that all tasks that run tests have in common. The settings come from
 * {@link AtomicityExtension}, which explains them.
 */
public abstract class CheckingTask extends ReportingTask {
    /** How the results name what was checked. */
    @Input
    public abstract Property<String> getProjectName();

    /** What paths in reports are relative to. Where it is says nothing about the results. */
    @Internal
    public abstract Property<File> getRootDirectory();

    /** The folders with test classes; without any there is nothing to do. */
    @Classpath
    @SkipWhenEmpty
    @IgnoreEmptyDirectories
    public abstract ConfigurableFileCollection getTestClassesDirs();

    /** Folders and jars with production classes of this build: this project's and others'. */
    @Classpath
    public abstract ConfigurableFileCollection getProductionClasses();

    /** The folders in which sources start: the report shows their lines. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getSources();

    /** How the JVM of the tests is started. */
    @Nested
    public abstract TestJvmSpec getTestJvm();

    /** Which tests are run. */
    @Nested
    public abstract SelectedTestsSpec getSelectedTests();

    @Input
    public abstract Property<Integer> getMaxViolations();

    @Input
    public abstract Property<String> getFailOn();

    @Input
    public abstract Property<Boolean> getIgnoreFailures();

    @Input
    public abstract ListProperty<String> getIncludes();

    @Input
    public abstract ListProperty<String> getExcludes();

    @Input
    public abstract Property<String> getConflicts();

    @Input
    public abstract Property<String> getRegions();

    @Input
    public abstract ListProperty<String> getAtomic();

    @Input
    public abstract ListProperty<String> getNonAtomic();

    /** The list of what is atomic, in place of what {@code regions} says. It must be there. */
    @InputFiles
    @Optional
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getSpecificationFile();

    @Input
    public abstract Property<Duration> getTestTimeout();

    @Input
    public abstract Property<Boolean> getParallelTests();

    @Input
    @Optional
    public abstract Property<String> getShard();

    /** Results of an earlier run, whose durations divide the test classes among shards. */
    @InputFiles
    @Optional
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getPreviousResults();

    @Input
    public abstract Property<String> getEffort();

    @Input
    @Optional
    public abstract Property<Duration> getTimeBudget();

    /** The fingerprint of the finding whose plan is executed, instead of a check. */
    @Input
    @Optional
    public abstract Property<String> getReplay();

    @Input
    public abstract Property<Integer> getSeed();

    @Input
    @Optional
    public abstract Property<Integer> getMinOverlap();

    @Input
    public abstract Property<String> getSourceLinks();

    /** The folder for plans that people keep beside their sources. */
    @Internal
    public abstract DirectoryProperty getKeptPlans();

    /** Whether somebody watches the build. */
    @Internal
    public abstract Property<Boolean> getShowProgress();

    /** Takes the place of what the test task and the extension say. */
    @Option(
            option = "tests",
            description = "Runs only the tests with that name, such as com.acme.AccountTest.transfer or *Account*.")
    public void setTestsOption(List<String> tests) {
        getSelectedTests().getRequested().set(tests);
    }

    /** Takes the place of what the extension says: each machine calls the same build with another one. */
    @Option(option = "shard", description = "Runs only a part of the test classes: 2/5 is the second of five.")
    public void setShardOption(String shard) {
        getShard().set(shard);
    }

    /** Executes the plan of one finding instead of a check. */
    @Option(
            option = "replay",
            description = "Executes the test of the finding with that fingerprint 20 times under its plan.")
    public void setReplayOption(String fingerprint) {
        getReplay().set(fingerprint);
    }

    /** Takes the place of what the extension says: the parts of a whole only report, and the whole is judged. */
    @Option(option = "ignore-failures", description = "Reports and warns, but does not fail the build.")
    public void setIgnoreFailuresOption(boolean ignoreFailures) {
        getIgnoreFailures().set(ignoreFailures);
    }

    /** The findings that do not count; null if there are none. */
    abstract Path knownFindings();

    final Results check() {
        return work(() -> new AtomicityCheck(settings(), facts(), listener(this::writeInterim)).run());
    }

    /** Runs tests. A failure is reported in the words of Gradle. */
    final <T> T work(TestWork<T> work) {
        getSelectedTests().getNotHeeded().get().forEach(getLogger()::warn);
        return TestWork.run(work);
    }

    final ProgressLines listener(ProgressLines.Interim interim) {
        return new ProgressLines(getLogger(), getShowProgress().get(), interim);
    }

    final CheckSettings settings() {
        return CheckSettings.builder()
                .maxViolations(getMaxViolations().get())
                .failOn(getFailOn().get())
                .ignoreFailures(getIgnoreFailures().get())
                .includes(getIncludes().get())
                .excludes(getExcludes().get())
                .conflicts(getConflicts().get())
                .regions(getRegions().get())
                .atomic(getAtomic().get())
                .nonAtomic(getNonAtomic().get())
                .specificationFile(TestJvmSpec.path(getSpecificationFile()))
                .baselineFile(knownFindings())
                .testTimeout(getTestTimeout().get())
                .tests(getSelectedTests().selection())
                .parallelTests(getParallelTests().get())
                .shard(getShard().getOrNull())
                .testsAreAll(getSelectedTests().areAll())
                .effort(getEffort().get())
                .timeBudget(getTimeBudget().getOrNull())
                .replay(getReplay().getOrNull())
                .seed(getSeed().get())
                .minOverlap(getMinOverlap().getOrNull())
                .requested(getSelectedTests().requested())
                .previousResults(TestJvmSpec.path(getPreviousResults()))
                .sourceLinks(getSourceLinks().get())
                .build();
    }

    final ProjectFacts facts() {
        return ProjectFacts.builder(getProjectName().get(), getTestJvm().setup(getTestClassesDirs()))
                .root(getRootDirectory().get().toPath())
                .production(TestJvmSpec.paths(getProductionClasses()))
                .sources(TestJvmSpec.paths(getSources()))
                .directory(getReportDirectory().get().getAsFile().toPath())
                .work(getTemporaryDir().toPath())
                .keptPlans(getKeptPlans().get().getAsFile().toPath())
                .replayCommand(GradleSyntax.replayOf(getPath()))
                .syntax(new GradleSyntax())
                .build();
    }
}
