package dev.atomicity.functional.gradle;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A Gradle to run: the one of {@code GRADLE_HOME}, else a {@code gradle} on the path, else one assembled from Maven
 * Central.
 *
 * @param command the start script
 * @param userHome where it keeps its caches, if not where it always does
 */
record GradleInstallation(Path command, Optional<Path> userHome) {

    /**
     * Not the newest on Maven Central, which is 8.11.1. The published runtime lacks the daemon from 8.9 on
     * ({@code org.gradle.launcher.daemon.bootstrap.DaemonMain}), and from 8.10 on the command line too ({@code org.gradle.launcher.Main}), so that
     * nothing can be started.
     */
    static final String ASSEMBLED_VERSION = "8.8";

    static final String OLDEST_VERSION = "7.6.4";

    /** Rises when {@link GradleLayout} writes something else, so that nobody keeps an old installation. */
    private static final int LAYOUT_REVISION = 2;

    static GradleInstallation locate() throws IOException, InterruptedException {
        Optional<GradleInstallation> installed = installed(System.getenv());
        return installed.isPresent() ? installed.get() : assembled(ASSEMBLED_VERSION, defaultCache());
    }

    static Optional<GradleInstallation> installed(Map<String, String> environment) {
        String home = environment.get("GRADLE_HOME");
        if (home != null && !home.isBlank()) {
            Path command = Path.of(home, "bin", "gradle");
            if (!Files.isExecutable(command)) {
                throw new IllegalStateException("GRADLE_HOME has no bin/gradle: " + home);
            }
            return Optional.of(new GradleInstallation(command, Optional.empty()));
        }
        for (String directory : environment.getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
            Path command = Path.of(directory, "gradle");
            if (!directory.isBlank() && Files.isRegularFile(command) && Files.isExecutable(command)) {
                return Optional.of(new GradleInstallation(command, Optional.empty()));
            }
        }
        return Optional.empty();
    }

    /** Only Groovy's half of Gradle: the Kotlin DSL is not on Maven Central. */
    static GradleInstallation assembled(String version, Path cache) throws IOException, InterruptedException {
        Path home = cache.resolve("gradle-" + version + "-r" + LAYOUT_REVISION);
        if (!Files.isDirectory(home)) {
            assemble(version, cache, home);
        }
        // Its own caches: Gradle generates jars from its installation and keeps them by version number, so a real
        // Gradle of this version would find those of the assembled one.
        return new GradleInstallation(
                home.resolve("bin").resolve("gradle"), Optional.of(cache.resolve("gradle-user-home")));
    }

    static Path defaultCache() {
        String configured = System.getProperty("atomicity.cache");
        return configured != null
                ? Path.of(configured)
                : Path.of(System.getProperty("user.home"), ".cache", "atomicity-check");
    }

    /** Elsewhere first and then renamed: what has the final name is complete, also when two builds do this at once. */
    private static void assemble(String version, Path cache, Path home) throws IOException, InterruptedException {
        Files.createDirectories(cache);
        Path work = Files.createTempDirectory(cache, "assembling-");
        try {
            Coordinates runtime = new Coordinates("dev.gradleplugins", "gradle-api", version);
            Coordinates testKit = new Coordinates("dev.gradleplugins", "gradle-test-kit", version);
            MavenArtifacts.copy(List.of(runtime), work);
            // Not published for every version; without it, only tests that use the test kit cannot be compiled.
            boolean hasTestKit = MavenArtifacts.copyIfPublished(List.of(testKit), work);
            Path unfinished = work.resolve("gradle");
            new GradleLayout(version, unfinished)
                    .create(
                            new ShadedRuntime(work.resolve(runtime.fileName())),
                            hasTestKit ? Optional.of(work.resolve(testKit.fileName())) : Optional.empty());
            publish(unfinished, home);
        } finally {
            FileTrees.delete(work);
        }
    }

    private static void publish(Path unfinished, Path home) throws IOException {
        try {
            Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            if (!Files.isDirectory(home)) {
                throw failure;
            }
            // Another build was faster: its installation is as good as this one.
        }
    }
}
