package dev.atomicity.maven;

import dev.atomicity.check.AtomicityCheck;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.SettingException;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import dev.atomicity.verdict.Baseline;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/** What the goals share that run tests: the settings, and where they come from when the user sets nothing. */
abstract class TestingMojo extends ReportingMojo {
    /** How many findings are allowed before the build fails. */
    @Parameter(property = "atomicity.maxViolations", defaultValue = "0")
    int maxViolations;

    /** Whether to report and warn, but let the build go on whatever was found. */
    @Parameter(property = "atomicity.ignoreFailures", defaultValue = "false")
    boolean ignoreFailures;

    /**
     * Patterns of the classes to watch, as {@code com.acme.**}. By default all production classes of this build, of this
     * module and of others. A pattern that matches some of them narrows the check to what it names; one that matches none
     * adds classes of a dependency.
     */
    @Parameter(property = "atomicity.includes")
    List<String> includes;

    /** Patterns of classes not to watch, as {@code com.acme.generated.**}. */
    @Parameter(property = "atomicity.excludes")
    List<String> excludes;

    /**
     * Which events conflict. {@code data}: reads and writes of the same data. {@code dataAndLocks}: also acquiring and
     * releasing the same lock.
     */
    @Parameter(property = "atomicity.conflicts", defaultValue = "data")
    String conflicts;

    /**
     * What is atomic. {@code entry}: calls from test code into production code. {@code synchronized}: synchronized methods.
     * {@code annotated}: what is annotated with {@code @Atomic}. {@code all}: every method.
     */
    @Parameter(property = "atomicity.regions", defaultValue = "entry")
    String regions;

    /** Patterns of methods that are atomic whatever {@code regions} says, as {@code com.acme.Account.transfer}. */
    @Parameter(property = "atomicity.atomic")
    List<String> atomic;

    /** Patterns of methods that are not atomic whatever {@code regions} says, as {@code com.acme.*.log*}. */
    @Parameter(property = "atomicity.nonAtomic")
    List<String> nonAtomic;

    /**
     * The findings that are known: they are reported as known and do not count. By default
     * {@code atomicity-baseline.json} beside the POM, if it is there. The goal {@code baseline} writes it.
     */
    @Parameter(property = "atomicity.baselineFile")
    File baselineFile;

    /**
     * How long one test may take: seconds, or a number with a unit, as {@code 90s}, {@code 5min}, {@code 1h}; 0 for no
     * limit. After that the JVM of the tests is ended, the test is an error, and the rest run in a new JVM.
     */
    @Parameter(property = "atomicity.testTimeout", defaultValue = "5min")
    String testTimeout;

    /**
     * Which tests to run, in the syntax of Surefire's {@code -Dtest=}, as {@code Foo*Test#bar+baz,!OtherTest}. By default
     * {@code -Dtest=}, and without it what Surefire includes and excludes.
     */
    @Parameter(property = "atomicity.tests")
    String tests;

    /**
     * Tags of the tests to run: tag expressions of JUnit, of which one must hold, as {@code fast} or {@code !slow &
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

    /** Runs only a part of the test classes: {@code 2/5} is the second of five. The goal {@code report} merges the parts. */
    @Parameter(property = "atomicity.shard")
    String shard;

    private final RepositorySystem repositories;
    private final ToolchainManager toolchains;

    TestingMojo(RepositorySystem repositories, ToolchainManager toolchains) {
        this.repositories = repositories;
        this.toolchains = toolchains;
    }

    @Override
    final void run() throws MojoExecutionException, MojoFailureException, SettingException, IOException {
        Expressions expressions = new Expressions(session, project);
        SurefireConfiguration surefire = new SurefireConfiguration(project, expressions);
        SurefireJvm jvm = new SurefireJvm(session, project, expressions, surefire);
        LauncherLibraries launcher = new LauncherLibraries(repositories, session, project);
        String reason = reasonToSkip(surefire);
        if (reason == null && hasNoTests(jvm)) {
            reason = whyNoTests();
        } else if (reason == null && !launcher.hasTestFramework()) {
            reason = "there is no test framework among the dependencies of the project.";
        }
        if (reason != null) {
            getLog().info("The atomicity check is skipped: " + reason);
            return;
        }
        wantedReports();
        SurefireTests selected = new SurefireTests(surefire);
        if (selected.hasSuites(tests)) {
            getLog().warn("The suites of Surefire (suiteXmlFiles) are not read: all tests are run that its includes"
                    + " name. Choose others with " + MavenSyntax.assignment("tests", "SomeTest,Other*Test") + ".");
        }
        CheckSettings settings = settings(selected);
        requireSuitable(settings);
        Path javaHome = JdkOfTests.home(surefire, toolchains, session);
        ReactorCode code = new ReactorCode(session, project);
        ProjectFacts facts = new ProjectFacts(
                project.getName(),
                ReactorCode.root(session, project),
                code.production(),
                code.sources(),
                jvm.setup(javaHome, launcher.resolve(), jvmArgs, systemProperties, environment),
                directory(project),
                directory(project).resolve("work"));
        use(check(settings, facts), settings);
    }

    /** Refuses, before any test is run, settings that the goal can do nothing with. */
    void requireSuitable(CheckSettings settings) throws SettingException {}

    /** Does what the goal is for with the results. */
    abstract void use(Results results, CheckSettings settings)
            throws MojoExecutionException, MojoFailureException, SettingException, IOException;

    private String reasonToSkip(SurefireConfiguration surefire) {
        if (skip) {
            return "atomicity.skip is set.";
        }
        if (surefire.flag("skip", "maven.test.skip", false)) {
            return "maven.test.skip is set.";
        }
        if (surefire.flag("skipTests", "skipTests", false)) {
            return "skipTests is set.";
        }
        if (surefire.flag("skipExec", "maven.test.skip.exec", false)) {
            return "maven.test.skip.exec is set.";
        }
        return project.getPackaging().equals("pom") ? "a project with the packaging pom has no tests." : null;
    }

    private boolean hasNoTests(SurefireJvm jvm) throws IOException {
        for (Path root : jvm.testRoots()) {
            if (hasClasses(root)) {
                return false;
            }
        }
        // Whoever puts results together must not take those of tests that are gone for these.
        Files.deleteIfExists(directory(project).resolve(ResultsFile.NAME));
        return true;
    }

    private String whyNoTests() {
        boolean hasSources =
                project.getTestCompileSourceRoots().stream().map(Path::of).anyMatch(Files::isDirectory);
        return hasSources
                ? "there are no tests in " + project.getBuild().getTestOutputDirectory()
                        + ". Compile them first, as in mvn verify or mvn test-compile atomicity:check."
                : "there are no tests.";
    }

    private static boolean hasClasses(Path root) throws IOException {
        if (!Files.isDirectory(root)) {
            return true;
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.anyMatch(file -> file.toString().endsWith(".class"));
        }
    }

    private CheckSettings settings(SurefireTests selected) throws SettingException {
        CheckSettings settings = new CheckSettings(
                maxViolations,
                ignoreFailures,
                orEmpty(includes),
                orEmpty(excludes),
                conflicts,
                regions,
                orEmpty(atomic),
                orEmpty(nonAtomic),
                existingBaseline(),
                timeout(),
                selected.selection(tests, groups),
                parallelTests,
                shard);
        settings.validate();
        return settings;
    }

    private static List<String> orEmpty(List<String> list) {
        return list == null ? List.of() : list;
    }

    private Duration timeout() throws SettingException {
        try {
            return TestTimeout.of(testTimeout);
        } catch (IllegalArgumentException e) {
            throw new SettingException("testTimeout", e.getMessage());
        }
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

    private Results check(CheckSettings settings, ProjectFacts facts)
            throws MojoExecutionException, SettingException, IOException {
        boolean isWatched = session.getRequest().isInteractiveMode() && ProgressLine.isTerminal();
        ProgressLine progress = new ProgressLine(getLog(), isWatched ? System.out : null);
        try {
            return new AtomicityCheck(settings, facts, progress).run();
        } catch (LaunchException e) {
            throw new MojoExecutionException("The tests could not be run: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("The atomicity check was interrupted.", e);
        } finally {
            progress.end();
        }
    }
}
