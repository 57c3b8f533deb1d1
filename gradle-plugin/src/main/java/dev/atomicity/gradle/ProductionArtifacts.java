package dev.atomicity.gradle;

import java.io.File;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.gradle.api.artifacts.ArtifactView;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.artifacts.component.ProjectComponentIdentifier;
import org.gradle.api.artifacts.result.ResolvedArtifactResult;
import org.gradle.api.provider.Provider;

/** The classes of other projects of this build, which are production code as well, and where their sources are. */
final class ProductionArtifacts {
    private static final String TEST_FIXTURES = "-test-fixtures";

    private final Provider<List<File>> files;

    ProductionArtifacts(Configuration runtimeClasspath) {
        ArtifactView projects = runtimeClasspath
                .getIncoming()
                .artifactView(view -> view.componentFilter(id -> id instanceof ProjectComponentIdentifier));
        this.files = projects.getArtifacts().getResolvedArtifacts().map(ProductionArtifacts::withoutFixtures);
    }

    Provider<List<File>> files() {
        return files;
    }

    /**
     * Test fixtures are test code, also of another project.
     *
     * @return a list of the kind that the configuration cache can read again
     */
    private static List<File> withoutFixtures(Set<ResolvedArtifactResult> artifacts) {
        return artifacts.stream()
                .filter(artifact -> artifact.getVariant().getCapabilities().stream()
                        .noneMatch(capability -> capability.getName().endsWith(TEST_FIXTURES)))
                .map(ResolvedArtifactResult::getFile)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** By convention: the folders below {@code src/main} of the project in whose build folder the classes are. */
    Provider<List<File>> sources() {
        return files.map(ProductionArtifacts::sourcesOf);
    }

    private static List<File> sourcesOf(Collection<File> artifacts) {
        List<File> sources = new ArrayList<>();
        for (File artifact : artifacts) {
            File folder = artifact.getParentFile();
            while (folder != null && !new File(folder, "src/main").isDirectory()) {
                folder = folder.getParentFile();
            }
            File[] languages = folder == null ? null : new File(folder, "src/main").listFiles(File::isDirectory);
            if (languages != null) {
                for (File language : languages) {
                    if (!language.getName().equals("resources")) {
                        sources.add(language);
                    }
                }
            }
        }
        return sources;
    }
}
