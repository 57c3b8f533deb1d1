package dev.atomicity.gradle;

import dev.atomicity.check.LauncherChoice;
import dev.atomicity.check.LauncherChoice.Library;
import dev.atomicity.launch.LaunchException;
import java.util.List;
import java.util.Objects;
import org.gradle.api.GradleException;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.result.ResolvedComponentResult;
import org.gradle.api.attributes.Usage;
import org.gradle.api.tasks.SourceSet;

/** Brings the JUnit Platform Launcher and the engines that the project's test libraries need, in their own versions. */
final class LauncherConfiguration {
    private LauncherConfiguration() {}

    /** For all that runs tests of that source set. */
    static Configuration of(SourceSet tests, Project project) {
        String name = tests.getName() + "AtomicityLauncher";
        Configuration existing = project.getConfigurations().findByName(name);
        return existing != null ? existing : create(project, tests, name);
    }

    private static Configuration create(Project project, SourceSet tests, String name) {
        Configuration runtime = project.getConfigurations().getByName(tests.getRuntimeClasspathConfigurationName());
        Configuration launcher = project.getConfigurations().create(name);
        launcher.setDescription("The JUnit Platform Launcher for the atomicity check of '" + tests.getName() + "'.");
        launcher.setCanBeConsumed(false);
        launcher.setCanBeResolved(true);
        launcher.getAttributes()
                .attribute(Usage.USAGE_ATTRIBUTE, project.getObjects().named(Usage.class, Usage.JAVA_RUNTIME));
        // Of what both have, there must not be two versions on one class path.
        launcher.shouldResolveConsistentlyWith(runtime);
        // Asked when it is resolved: only then all dependencies of the tests are known.
        launcher.withDependencies(dependencies -> missing(runtime)
                .forEach(library -> dependencies.add(project.getDependencies().create(library.toString()))));
        return launcher;
    }

    private static List<Library> missing(Configuration runtime) {
        List<Library> there = runtime.getIncoming().getResolutionResult().getAllComponents().stream()
                .map(ResolvedComponentResult::getModuleVersion)
                .filter(Objects::nonNull)
                .map(version -> new Library(version.getGroup(), version.getName(), version.getVersion()))
                .toList();
        LauncherChoice choice = new LauncherChoice(there);
        try {
            return choice.hasTestFramework() ? choice.missing() : List.of();
        } catch (LaunchException e) {
            throw new GradleException("The atomicity check could not run: " + e.getMessage(), e);
        }
    }
}
