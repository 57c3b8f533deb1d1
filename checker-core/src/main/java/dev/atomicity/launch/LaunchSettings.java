package dev.atomicity.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/**
 * How the JVMs of a run are started, and what they have in common.
 *
 * @param jars of this tool
 * @param configuration parameters of the JUnit Platform
 * @param testTimeout for each execution of a test; zero for no limit
 * @param directory for the files that the JVMs read and write
 */
public record LaunchSettings(
        TestJvmSetup setup, ToolJars jars, Map<String, String> configuration, Duration testTimeout, Path directory) {
    public LaunchSettings {
        configuration = Map.copyOf(configuration);
    }

    LaunchSettings withSetup(TestJvmSetup other) {
        return new LaunchSettings(other, jars, configuration, testTimeout, directory);
    }
}
