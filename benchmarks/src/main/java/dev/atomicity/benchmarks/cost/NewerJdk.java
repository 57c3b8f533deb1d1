package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/** A JDK for what this one does not have: the one that {@code ATOMICITY_NEW_JAVA_HOME} names, or an installed one. */
final class NewerJdk {
    private static final Path INSTALLED = Path.of("/usr/lib/jvm");

    private NewerJdk() {}

    static Optional<Path> atLeast(int release) throws IOException {
        String named = System.getenv("ATOMICITY_NEW_JAVA_HOME");
        if (named != null) {
            return Optional.of(Path.of(named)).filter(home -> release(home) >= release);
        }
        if (!Files.isDirectory(INSTALLED)) {
            return Optional.empty();
        }
        try (DirectoryStream<Path> homes = Files.newDirectoryStream(INSTALLED)) {
            for (Path home : homes) {
                if (release(home) >= release) {
                    return Optional.of(home);
                }
            }
        }
        return Optional.empty();
    }

    /** As {@code 25.0.1}; empty if the folder holds no JDK. */
    static String version(Path home) {
        Path file = home.resolve("release");
        if (!Files.isRegularFile(file)) {
            return "";
        }
        Properties release = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            release.load(in);
        } catch (IOException e) {
            return "";
        }
        return release.getProperty("JAVA_VERSION", "").replace("\"", "");
    }

    private static int release(Path home) {
        String version = version(home);
        return version.isEmpty() ? 0 : Integer.parseInt(version.split("[.+-]")[0]);
    }
}
