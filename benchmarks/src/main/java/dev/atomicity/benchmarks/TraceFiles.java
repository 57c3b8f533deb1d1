package dev.atomicity.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Traces in a directory of their own that is deleted in the end. */
final class TraceFiles implements AutoCloseable {
    private final Path directory;

    TraceFiles() throws IOException {
        directory = Files.createTempDirectory("atomicity-traces");
        // An interrupted run must not leave gigabytes behind.
        Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    }

    Path generate(Workload workload) throws IOException {
        Path file = directory.resolve(workload.name() + "-" + workload.threads() + "-" + workload.events() + ".trace");
        System.err.printf(
                "generating %,d events of %s, %,d threads%n", workload.events(), workload.name(), workload.threads());
        TraceGenerator.write(workload, file);
        return file;
    }

    void delete(Path file) throws IOException {
        Files.delete(file);
    }

    @Override
    public void close() {
        if (!Files.exists(directory)) {
            return;
        }
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
