package dev.atomicity.maven;

import dev.atomicity.check.LauncherChoice;
import dev.atomicity.check.LauncherChoice.Library;
import dev.atomicity.launch.LaunchException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Fetches what the tests need to be launched and the project does not have. */
final class LauncherLibraries {
    private final RepositorySystem repositories;
    private final MavenSession session;
    private final MavenProject project;
    private final List<Library> classPath;

    LauncherLibraries(RepositorySystem repositories, MavenSession session, MavenProject project) {
        this.repositories = repositories;
        this.session = session;
        this.project = project;
        this.classPath = project.getArtifacts().stream()
                .map(artifact -> new Library(artifact.getGroupId(), artifact.getArtifactId(), artifact.getVersion()))
                .toList();
    }

    boolean hasTestFramework() {
        return new LauncherChoice(classPath).hasTestFramework();
    }

    List<Path> resolve() throws MojoExecutionException {
        List<Library> missing;
        try {
            missing = new LauncherChoice(classPath).missing();
        } catch (LaunchException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
        return missing.isEmpty() ? List.of() : resolve(missing);
    }

    private List<Path> resolve(List<Library> missing) throws MojoExecutionException {
        CollectRequest collect = new CollectRequest();
        collect.setRepositories(project.getRemoteProjectRepositories());
        for (Library library : missing) {
            Artifact artifact = new DefaultArtifact(library.group(), library.artifact(), "jar", library.version());
            collect.addDependency(new Dependency(artifact, "runtime"));
        }
        Set<String> present = new HashSet<>();
        classPath.forEach(library -> present.add(library.name()));
        List<Path> files = new ArrayList<>();
        try {
            for (ArtifactResult result : repositories
                    .resolveDependencies(session.getRepositorySession(), new DependencyRequest(collect, null))
                    .getArtifactResults()) {
                Artifact artifact = result.getArtifact();
                if (!present.contains(artifact.getGroupId() + ":" + artifact.getArtifactId())) {
                    files.add(artifact.getFile().toPath());
                }
            }
        } catch (DependencyResolutionException e) {
            throw new MojoExecutionException(
                    "The JUnit Platform Launcher cannot be resolved: " + e.getMessage() + ". Add " + missing.get(0)
                            + " to the test dependencies, or make it available to this build.",
                    e);
        }
        return files;
    }
}
