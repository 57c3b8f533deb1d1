package dev.atomicity.launch;

import dev.atomicity.protocol.RunRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Starts the JVMs of the tests, one after another, each with files of its own in one directory. */
final class TestJvms {
    private final TestJvmSetup setup;
    private final ToolJars jars;
    private final Duration testTimeout;
    private final Path directory;
    private int started;

    TestJvms(TestJvmSetup setup, ToolJars jars, Duration testTimeout, Path directory) {
        this.setup = setup;
        this.jars = jars;
        this.testTimeout = testTimeout;
        this.directory = directory;
    }

    /** The file for the events of the JVM that is started next. */
    Path nextLog() {
        started++;
        return file("events", "bin");
    }

    /**
     * @param agentOptions the options file of the agent, null to run without it
     * @param request with the log of {@link #nextLog}
     */
    TestProcess start(Path agentOptions, RunRequest request) throws LaunchException, IOException {
        Path requestFile = file("request", "bin");
        request.write(requestFile);
        Files.write(request.log(), new byte[0]);
        return new TestProcess(
                new JavaCommand(setup, jars).build(agentOptions, requestFile, file("arguments", "txt")),
                setup,
                testTimeout,
                request.log(),
                output());
    }

    /** What the tests of the last JVM wrote to their console. */
    Path output() {
        return file("output", "txt");
    }

    private Path file(String name, String extension) {
        return directory.resolve(name + "-" + started + "." + extension);
    }
}
