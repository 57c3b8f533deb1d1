package dev.atomicity.maven;

import dev.atomicity.check.AtomicityCheck;
import dev.atomicity.check.CheckListener;
import dev.atomicity.check.CheckSettings;
import dev.atomicity.check.PlanFolders;
import dev.atomicity.check.ProjectFacts;
import dev.atomicity.check.SettingException;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.results.Results;
import dev.atomicity.results.ResultsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;

/** What the goals share that run tests: when they have nothing to do, and what they know of the project. */
abstract class TestingMojo extends SettingsMojo {
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
        if (reason == null && isPlanElsewhere()) {
            reason = "another module has the plan for " + replay + ".";
        }
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
        ProjectFacts facts = ProjectFacts.builder(
                        project.getName(),
                        jvm.setup(javaHome, launcher.resolve(), jvmArgs, systemProperties, environment))
                .root(ReactorCode.root(session, project))
                .production(code.production())
                .sources(code.sources())
                .directory(reportDirectory())
                .work(directory(project).resolve("work"))
                .keptPlans(keptPlans(project))
                .replayCommand(MavenSyntax::replay)
                .syntax(MavenSyntax::assignment)
                .build();
        work(settings, facts);
    }

    /** Does what the goal is for. */
    abstract void work(CheckSettings settings, ProjectFacts facts)
            throws MojoExecutionException, MojoFailureException, SettingException, IOException;

    /** Runs the tests once with the agent, and again directed. */
    final Results check(CheckSettings settings, ProjectFacts facts)
            throws MojoExecutionException, SettingException, IOException {
        return following(this::writeInterim, progress -> new AtomicityCheck(settings, facts, progress).run());
    }

    /** Refuses, before any test is run, settings that the goal can do nothing with. */
    void requireSuitable(CheckSettings settings) throws SettingException {}

    /** Where results and reports are written. */
    Path reportDirectory() {
        return directory(project);
    }

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

    private static Path keptPlans(MavenProject project) {
        return project.getBasedir().toPath().resolve(PlanFolders.KEPT);
    }

    private static boolean hasPlan(MavenProject project, String fingerprint) {
        return new PlanFolders(directory(project), keptPlans(project)).has(fingerprint);
    }

    /** A replay is the matter of one module, although the goal runs in all of them. */
    private boolean isPlanElsewhere() {
        return replay != null
                && !hasPlan(project, replay)
                && session.getProjects().stream().anyMatch(module -> hasPlan(module, replay));
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

    /** What runs tests and shows its progress. */
    interface Work<T> {
        T run(CheckListener listener) throws SettingException, LaunchException, IOException, InterruptedException;
    }

    /** Runs tests, and says what is wrong in the words of Maven. */
    final <T> T following(ProgressLine.Interim interim, Work<T> work)
            throws MojoExecutionException, SettingException, IOException {
        boolean isWatched = session.getRequest().isInteractiveMode() && ProgressLine.isTerminal();
        ProgressLine progress = new ProgressLine(getLog(), isWatched ? System.out : null, interim);
        try {
            return work.run(progress);
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
