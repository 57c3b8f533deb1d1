package dev.atomicity.maven;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/** The code of this build that the tests of a module reach: its own, and that of the modules it depends on. */
final class ReactorCode {
    /** Beside {@code java}, whether or not a plugin has added them to the project. */
    private static final List<String> OTHER_LANGUAGES = List.of("kotlin", "groovy", "scala");

    private final Set<Path> production = new LinkedHashSet<>();
    private final Set<Path> sources = new LinkedHashSet<>();

    ReactorCode(MavenSession session, MavenProject project) {
        production.add(Path.of(project.getBuild().getOutputDirectory()));
        addSources(project);
        for (Artifact artifact : project.getArtifacts()) {
            for (MavenProject other : session.getAllProjects()) {
                if (artifact.getFile() != null && !other.equals(project) && isOf(artifact, other)) {
                    // Its tests are no production code, but their lines may stand in a finding.
                    if (!"test-jar".equals(artifact.getType()) && !"tests".equals(artifact.getClassifier())) {
                        production.add(artifact.getFile().toPath());
                    }
                    addSources(other);
                }
            }
        }
    }

    private static boolean isOf(Artifact artifact, MavenProject project) {
        return artifact.getGroupId().equals(project.getGroupId())
                && artifact.getArtifactId().equals(project.getArtifactId())
                && artifact.getBaseVersion().equals(project.getArtifact().getBaseVersion());
    }

    private void addSources(MavenProject project) {
        List<String> roots = new ArrayList<>(project.getCompileSourceRoots());
        roots.addAll(project.getTestCompileSourceRoots());
        for (String root : roots) {
            Path path = Path.of(root);
            sources.add(path);
            for (String language : OTHER_LANGUAGES) {
                if (path.endsWith("java") && Files.isDirectory(path.resolveSibling(language))) {
                    sources.add(path.resolveSibling(language));
                }
            }
        }
    }

    /** Folders and jars. */
    List<Path> production() {
        return List.copyOf(production);
    }

    List<Path> sources() {
        return List.copyOf(sources);
    }

    /** The folder that is checked out, as far as Maven knows it. */
    static Path root(MavenSession session, MavenProject project) {
        File root = session.getRequest().getMultiModuleProjectDirectory();
        return (root == null ? project.getBasedir() : root).toPath().toAbsolutePath();
    }
}
