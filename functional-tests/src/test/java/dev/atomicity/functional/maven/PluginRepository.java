package dev.atomicity.functional.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A local repository with the plugin as it was just built. All else in it are links to the user's own one, which so is the
 * cache for what comes from Maven Central, and never sees the plugin.
 */
final class PluginRepository {
    private static final String GROUP = "dev/atomicity";

    /** Artifacts with the folders of their modules. */
    private static final Map<String, String> MODULES = Map.of(
            "checker-core", "checker-core",
            "atomicity-annotations", "annotations",
            "atomicity-maven-plugin", "maven-plugin");

    private final Path root = Path.of(System.getProperty("atomicity.root"));
    private final String version = System.getProperty("project.version");
    private final Path directory = root.resolve("functional-tests/target/local-repository");

    private PluginRepository() {}

    /** Skips the test where there are no jars: Maven makes them after the unit tests of a module. */
    static Path createOrSkip() throws IOException {
        PluginRepository repository = new PluginRepository();
        for (Map.Entry<String, String> module : MODULES.entrySet()) {
            Assumptions.assumeTrue(
                    Files.exists(repository.jar(module.getKey(), module.getValue())),
                    () -> "There is no jar of " + module.getKey() + ": run the phase verify");
        }
        repository.create();
        return repository.directory;
    }

    private void create() throws IOException {
        Files.createDirectories(directory.resolve(GROUP));
        link(users(), directory, "dev");
        link(users().resolve("dev"), directory.resolve("dev"), "atomicity");
        copy("atomicity-parent", root.resolve("pom.xml"), ".pom");
        for (Map.Entry<String, String> module : MODULES.entrySet()) {
            copy(module.getKey(), root.resolve(module.getValue()).resolve("pom.xml"), ".pom");
            copy(module.getKey(), jar(module.getKey(), module.getValue()), ".jar");
        }
    }

    private Path jar(String artifact, String module) {
        return root.resolve(module).resolve("target").resolve(artifact + "-" + version + ".jar");
    }

    private void copy(String artifact, Path file, String suffix) throws IOException {
        Path target = directory.resolve(GROUP).resolve(artifact).resolve(version);
        Files.createDirectories(target);
        Files.copy(file, target.resolve(artifact + "-" + version + suffix), StandardCopyOption.REPLACE_EXISTING);
    }

    private static void link(Path from, Path to, String except) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        List<Path> folders;
        try (Stream<Path> all = Files.list(from)) {
            folders = all.filter(Files::isDirectory).toList();
        }
        for (Path folder : folders) {
            Path link = to.resolve(folder.getFileName().toString());
            if (!link.endsWith(except) && !Files.exists(link)) {
                Files.createSymbolicLink(link, folder.toAbsolutePath());
            }
        }
    }

    private static Path users() {
        return Path.of(
                System.getProperty("atomicity.localRepository", System.getProperty("user.home") + "/.m2/repository"));
    }
}
