package dev.atomicity.launch;

import dev.atomicity.protocol.RunRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Starts the JVMs of the tests, one after another, each with files of its own in one directory. */
final class TestJvms {
    private final LaunchSettings settings;
    private int started;

    TestJvms(LaunchSettings settings) {
        this.settings = settings;
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
                new JavaCommand(settings.setup(), settings.jars())
                        .build(agentOptions, requestFile, file("arguments", "txt")),
                settings.setup(),
                settings.testTimeout(),
                request.log(),
                output());
    }

    /** What the tests of the last JVM wrote to their console. */
    Path output() {
        return file("output", "txt");
    }

    private Path file(String name, String extension) {
        return settings.directory().resolve(name + "-" + started + "." + extension);
    }
}
