package dev.atomicity.benchmarks.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A process whose output goes to a file.
 *
 * @param folder in which it runs
 * @param log what it prints is appended to it
 * @param limit after which it is ended
 */
record Command(Path folder, Path log, Map<String, String> environment, Duration limit) {
    private static final Duration USUAL_LIMIT = Duration.ofMinutes(20);

    Command(Path folder, Path log, Map<String, String> environment) {
        this(folder, log, environment, USUAL_LIMIT);
    }

    /** The exit status. What does not end within the limit is ended, and is a failure. */
    int run(List<String> words) throws IOException, InterruptedException {
        Files.createDirectories(log.getParent());
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
                throw new IOException(
                        "did not end within " + limit.toMinutes() + " minutes, see " + log + ": " + words);
            }
            return process.exitValue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    void runOrFail(List<String> words) throws IOException, InterruptedException {
        int status = run(words);
        if (status != 0) {
            throw new IOException("failed with " + status + ", see " + log + ": " + words);
        }
    }
}
