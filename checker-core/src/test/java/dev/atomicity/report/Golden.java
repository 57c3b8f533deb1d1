package dev.atomicity.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that say how the reports look. */
final class Golden {
    private static final boolean REFRESH = Boolean.getBoolean("atomicity.golden.refresh");

    private Golden() {}

    /** The root of the checkout. */
    static Path root() {
        return Path.of(System.getProperty("atomicity.root"));
    }

    static void check(String name, String actual) throws IOException {
        checkFile(
                root().resolve("checker-core/src/test/resources/dev/atomicity/report/golden")
                        .resolve(name),
                actual);
    }

    static void checkFile(Path file, String actual) throws IOException {
        if (REFRESH) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, actual);
        }
        assertThat(file)
                .as("run with -Datomicity.golden.refresh=true to write it")
                .exists();
        assertThat(actual)
                .as("%s, written anew with -Datomicity.golden.refresh=true", file)
                .isEqualTo(Files.readString(file));
    }
}
