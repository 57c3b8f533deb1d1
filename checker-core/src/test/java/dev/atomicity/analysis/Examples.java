package dev.atomicity.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The trace files that come with the project: the examples for users, and those of the tests. */
final class Examples {
    private static final Path ROOT = Path.of(System.getProperty("atomicity.root", ".."));

    private Examples() {}

    static Path example(String name) {
        return ROOT.resolve("examples").resolve(name + ".trace");
    }

    static List<Path> all() {
        return tracesIn(ROOT.resolve("examples"));
    }

    static List<Path> counterexamples() {
        return tracesIn(ROOT.resolve("checker-core/src/test/resources/traces/counterexamples"));
    }

    static String nameOf(Path trace) {
        return trace.getFileName().toString().replace(".trace", "");
    }

    private static List<Path> tracesIn(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".trace"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
