package dev.atomicity.launch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The jars for the JVM of the tests, which this jar carries.
 *
 * @param agent for {@code -javaagent}
 * @param runner for the class path
 */
public record ToolJars(Path agent, Path runner) {
    private static final String FOLDER = "/META-INF/atomicity/";

    /** Puts them into a folder. */
    public static ToolJars unpack(Path directory) throws IOException {
        Files.createDirectories(directory);
        return new ToolJars(unpack(directory, "atomicity-agent.jar"), unpack(directory, "atomicity-runner.jar"));
    }

    private static Path unpack(Path directory, String name) throws IOException {
        Path file = directory.resolve(name);
        try (InputStream jar = ToolJars.class.getResourceAsStream(FOLDER + name)) {
            if (jar == null) {
                throw new IOException(
                        "this installation of atomicity-check is incomplete: checker-core has no " + name);
            }
            Files.copy(jar, file, StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }
}
