package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/**
 * A repository with the plugin as it was just built, and an init script that lets every build find it there, as if it were
 * published.
 */
final class GradlePluginRepository {
    /** Artifacts with the folders of their modules. */
    private static final Map<String, String> JARS = Map.of(
            "checker-core", "checker-core",
            "atomicity-annotations", "annotations",
            "atomicity-gradle-plugin", "gradle-plugin");

    private static final String MARKER = "dev.atomicity.check.gradle.plugin";

    private static final String INIT_SCRIPT = """
            gradle.beforeSettings { settings ->
                settings.pluginManagement {
                    repositories {
                        maven { url = uri("%1$s") }
                        mavenCentral()
                    }
                    plugins {
                        id("dev.atomicity.check") version "%2$s"
                    }
                }
            }
            allprojects {
                repositories {
                    maven { url = uri("%1$s") }
                }
                // The fixtures name no version of what is being tested.
                configurations.all {
                    resolutionStrategy.eachDependency { details ->
                        if (details.requested.group == "dev.atomicity") {
                            details.useVersion("%2$s")
                        }
                    }
                }
            }
            """;

    private final Path root = Repository.root();
    private final String version = System.getProperty("project.version");
    private final Path directory = root.resolve("functional-tests/target/gradle-repository");

    private static Path initScript;

    private GradlePluginRepository() {}

    /** The init script, made once: a build may be using it. Skips the test where there are no jars: Maven makes them after the unit tests of a module. */
    static synchronized Path initScriptOrSkip() throws IOException {
        if (initScript != null) {
            return initScript;
        }
        GradlePluginRepository repository = new GradlePluginRepository();
        for (Map.Entry<String, String> module : JARS.entrySet()) {
            Assumptions.assumeTrue(
                    Files.exists(repository.jar(module.getKey(), module.getValue())),
                    () -> "There is no jar of " + module.getKey() + ": run the phase verify");
        }
        initScript = repository.create();
        return initScript;
    }

    private Path create() throws IOException {
        put("dev/atomicity", "atomicity-parent", root.resolve("pom.xml"), ".pom");
        for (Map.Entry<String, String> module : JARS.entrySet()) {
            put(
                    "dev/atomicity",
                    module.getKey(),
                    root.resolve(module.getValue()).resolve("pom.xml"),
                    ".pom");
            put("dev/atomicity", module.getKey(), jar(module.getKey(), module.getValue()), ".jar");
        }
        put("dev/atomicity/check", MARKER, root.resolve("gradle-plugin/marker/pom.xml"), ".pom");
        return Files.writeString(directory.resolve("init.gradle"), INIT_SCRIPT.formatted(directory.toUri(), version));
    }

    private Path jar(String artifact, String module) {
        return root.resolve(module).resolve("target").resolve(artifact + "-" + version + ".jar");
    }

    private void put(String group, String artifact, Path file, String suffix) throws IOException {
        Path target = directory.resolve(group).resolve(artifact).resolve(version);
        Files.createDirectories(target);
        Files.copy(file, target.resolve(artifact + "-" + version + suffix), StandardCopyOption.REPLACE_EXISTING);
    }
}
