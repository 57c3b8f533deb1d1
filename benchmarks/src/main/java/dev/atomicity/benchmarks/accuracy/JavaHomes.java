package dev.atomicity.benchmarks.accuracy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The JDKs that programs run on: this one, and a newer one for those that need it. */
final class JavaHomes {
    private JavaHomes() {}

    /** Of a JDK that is recent enough: this one, or the one that {@code ATOMICITY_NEW_JAVA_HOME} names. */
    static Optional<Path> atLeast(int version) {
        if (Runtime.version().feature() >= version) {
            return Optional.of(current());
        }
        return Optional.ofNullable(System.getenv("ATOMICITY_NEW_JAVA_HOME"))
                .map(Path::of)
                .filter(Files::isDirectory);
    }

    static Path current() {
        return Path.of(System.getProperty("java.home"));
    }
}
