package dev.atomicity.gradle;

import dev.atomicity.check.AtomicityCheck;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.SettingException;
import dev.atomicity.check.TestNames;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.launch.TestJvmSetup;
import dev.atomicity.protocol.TestPattern;
import dev.atomicity.protocol.TestSelection;
import dev.atomicity.results.Results;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gradle.api.GradleException;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.MapProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.IgnoreEmptyDirectories;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Nested;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.SkipWhenEmpty;
import org.gradle.api.tasks.options.Option;
import org.gradle.jvm.toolchain.JavaLauncher;
import org.gradle.process.CommandLineArgumentProvider;

/** Runs the tests of a suite with the agent: what the check and the writing of a baseline have in common. */
public abstract class CheckingTask extends ReportingTask {
    private static final int OLDEST_JAVA = 17;

    /** How the results name what was checked. */
    @Input
    public abstract Property<String> getProjectName();

    /** What paths in reports are relative to. Where it is says nothing about the results. */
    @Internal
    public abstract Property<File> getRootDirectory();

    /** Everything that the tests need, tests and production code included. */
    @Classpath
    public abstract ConfigurableFileCollection getTestClasspath();

    /** The JUnit Platform Launcher, in the version of the project's own JUnit. */
    @Classpath
    public abstract ConfigurableFileCollection getLauncherClasspath();

    /** The folders with test classes; without any there is nothing to do. */
    @Classpath
    @SkipWhenEmpty
    @IgnoreEmptyDirectories
    public abstract ConfigurableFileCollection getTestClassesDirs();

    /** Folders and jars with production classes of this build: this project's and others'. */
    @Classpath
    public abstract ConfigurableFileCollection getProductionClasses();

    /** The folders with the classes of this project alone, which are a module if they have a descriptor. */
    @Classpath
    public abstract ConfigurableFileCollection getMainClassesDirs();

    /** The folders in which sources start: the report shows their lines. */
    @InputFiles
    @IgnoreEmptyDirectories
    @PathSensitive(PathSensitivity.RELATIVE)
    public abstract ConfigurableFileCollection getSources();

    /** Whether production code that is a module runs as one. */
    @Input
    public abstract Property<Boolean> getInferModulePath();

    /** The Java that runs the tests. */
    @Nested
    @Optional
    public abstract Property<JavaLauncher> getJavaLauncher();

    @Internal
    public abstract Property<File> getWorkingDirectory();

    @Input
    public abstract ListProperty<String> getJvmArgs();

    /** What other plugins add to the command line of the tests. */
    @Nested
    public abstract ListProperty<CommandLineArgumentProvider> getJvmArgumentProviders();

    @Input
    public abstract MapProperty<String, String> getSystemProperties();

    /** In addition to that of the build. */
    @Input
    public abstract MapProperty<String, String> getTestEnvironment();

    /** Patterns of class files, as {@code **}{@code /*Test.class}. */
    @Input
    public abstract ListProperty<String> getClassFileIncludes();

    @Input
    public abstract ListProperty<String> getClassFileExcludes();

    @Input
    public abstract ListProperty<String> getIncludedTests();

    @Input
    public abstract ListProperty<String> getExcludedTests();

    @Input
    public abstract ListProperty<String> getIncludedTags();

    @Input
    public abstract ListProperty<String> getExcludedTags();

    @Input
    public abstract Property<Integer> getMaxViolations();

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

    @InputFile
    @Optional
    @PathSensitive(PathSensitivity.NONE)
    public abstract RegularFileProperty getBaselineFile();

    @Input
    public abstract Property<Duration> getTestTimeout();

    @Input
    public abstract Property<Boolean> getParallelTests();

    @Input
    @Optional
    public abstract Property<String> getShard();

    /** Whether somebody looks on while the build runs. */
    @Internal
    public abstract Property<Boolean> getShowProgress();

    /** Takes the place of what the test task and the extension say. */
    @Option(
            option = "tests",
            description = "Runs only the tests of that name, as com.acme.AccountTest.transfer or *Account*.")
    public void setTestsOption(List<String> tests) {
        getIncludedTests().set(tests);
    }

    final Results check() {
        try {
            return new AtomicityCheck(
                            settings(),
                            facts(),
                            new ProgressLines(getLogger(), getShowProgress().get()))
                    .run();
        } catch (SettingException e) {
            throw GradleSyntax.wrong(e);
        } catch (LaunchException e) {
            throw new GradleException("The atomicity check could not run: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new GradleException("The atomicity check could not run: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GradleException("The atomicity check was interrupted.", e);
        }
    }

    final CheckSettings settings() {
        return new CheckSettings(
                getMaxViolations().get(),
                getIgnoreFailures().get(),
                getIncludes().get(),
                getExcludes().get(),
                getConflicts().get(),
                getRegions().get(),
                getAtomic().get(),
                getNonAtomic().get(),
                getBaselineFile().isPresent()
                        ? getBaselineFile().get().getAsFile().toPath()
                        : null,
                getTestTimeout().get(),
                selection(),
                getParallelTests().get(),
                getShard().getOrNull());
    }

    private TestSelection selection() {
        return new TestSelection(
                classPatterns(getClassFileIncludes().get()),
                classPatterns(getClassFileExcludes().get()),
                testPatterns(getIncludedTests().get()),
                testPatterns(getExcludedTests().get()),
                getIncludedTags().get(),
                getExcludedTags().get());
    }

    private static List<TestPattern> classPatterns(List<String> patterns) {
        return patterns.stream()
                .flatMap(pattern -> TestNames.surefire(pattern).included().stream())
                .toList();
    }

    private static List<TestPattern> testPatterns(List<String> patterns) {
        return patterns.stream()
                .flatMap(pattern -> TestNames.gradle(pattern).stream())
                .toList();
    }

    private ProjectFacts facts() {
        Path main = getInferModulePath().get() ? moduleRoot() : null;
        return new ProjectFacts(
                getProjectName().get(),
                getRootDirectory().get().toPath(),
                paths(getProductionClasses()),
                paths(getSources()),
                new TestJvmSetup(
                        javaHome(),
                        getWorkingDirectory().get().toPath(),
                        paths(getTestClasspath()),
                        missing(paths(getLauncherClasspath()), paths(getTestClasspath())),
                        main,
                        paths(getTestClassesDirs()),
                        jvmArgs(),
                        getSystemProperties().get(),
                        getTestEnvironment().get()),
                getReportDirectory().get().getAsFile().toPath(),
                getTemporaryDir().toPath());
    }

    /** Null if no folder of production classes has a module descriptor. */
    private Path moduleRoot() {
        for (File folder : getMainClassesDirs()) {
            if (new File(folder, "module-info.class").isFile()) {
                return folder.toPath();
            }
        }
        return null;
    }

    private Path javaHome() {
        if (!getJavaLauncher().isPresent()) {
            return Path.of(System.getProperty("java.home"));
        }
        JavaLauncher launcher = getJavaLauncher().get();
        int version = launcher.getMetadata().getLanguageVersion().asInt();
        if (version < OLDEST_JAVA) {
            throw new GradleException(
                    "The tests run on Java " + version + ", but atomicity-check needs Java " + OLDEST_JAVA
                            + " or newer. Give the task a newer one: tasks.named(\"" + getName()
                            + "\") { javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of("
                            + OLDEST_JAVA + ") } }");
        }
        return launcher.getMetadata().getInstallationPath().getAsFile().toPath();
    }

    private List<String> jvmArgs() {
        List<String> arguments = new ArrayList<>(getJvmArgs().get());
        getJvmArgumentProviders()
                .get()
                .forEach(provider -> provider.asArguments().forEach(arguments::add));
        return arguments;
    }

    private static List<Path> missing(List<Path> wanted, Collection<Path> there) {
        return wanted.stream().filter(path -> !there.contains(path)).toList();
    }

    private static List<Path> paths(FileCollection files) {
        return files.getFiles().stream()
                .filter(File::exists)
                .map(file -> file.toPath().toAbsolutePath())
                .toList();
    }

    /** Texts of values that build scripts may give as anything. */
    static Map<String, String> texts(Map<String, ?> values) {
        Map<String, String> texts = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (value != null) {
                texts.put(name, value.toString());
            }
        });
        return texts;
    }
}
