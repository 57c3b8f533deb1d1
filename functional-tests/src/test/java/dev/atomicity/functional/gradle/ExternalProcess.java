package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A command that runs to its end, with what it printed. */
public record ExternalProcess(int exitCode, String output) {

    private static final long TIMEOUT_MINUTES = 15;

    public static ExternalProcess run(Path directory, Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        // To a file, not a pipe: a background process of the command may keep a pipe open for hours.
        Path log = Files.createTempFile("atomicity-", ".log");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
                throw new IOException("Still running after " + TIMEOUT_MINUTES + " minutes: " + command + "\n"
                        + Files.readString(log, StandardCharsets.UTF_8));
            }
            return new ExternalProcess(process.exitValue(), Files.readString(log, StandardCharsets.UTF_8));
        } finally {
            Files.deleteIfExists(log);
        }
    }
}
