package dev.atomicity.functional.gradle;

import dev.atomicity.functional.gradle.BuildModel.Dependency;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Gradle's one place of versions: {@code gradle/libs.versions.toml}. */
final class GradleCatalog {

    private static final Pattern VERSION = Pattern.compile("(?m)^([\\w-]+) = \"([^\"]+)\"$");
    private static final Pattern LIBRARY =
            Pattern.compile("(?m)^([\\w-]+) = \\{ module = \"([^\"]+)\"(?:, version\\.ref = \"([^\"]+)\")? }$");

    private record Library(String module, String version) {}

    private final Map<String, Library> byAccessor = new TreeMap<>();

    private GradleCatalog(String text) {
        Map<String, String> versions = new TreeMap<>();
        VERSION.matcher(text).results().forEach(line -> versions.put(line.group(1), line.group(2)));
        LIBRARY.matcher(text).results().forEach(line -> {
            String version = line.group(3) == null ? Dependency.FROM_BOM : versions.get(line.group(3));
            byAccessor.put(line.group(1).replace('-', '.'), new Library(line.group(2), version));
        });
    }

    static GradleCatalog read(Path file) throws IOException {
        return new GradleCatalog(Files.readString(file));
    }

    Dependency dependency(String use, String accessor) {
        Library library = byAccessor.get(accessor);
        if (library == null) {
            throw new IllegalStateException("gradle/libs.versions.toml has no library " + accessor);
        }
        return new Dependency(use, library.module(), library.version());
    }

    Map<String, String> boms() {
        Map<String, String> boms = new TreeMap<>();
        byAccessor.values().stream()
                .filter(library -> library.module().endsWith("-bom"))
                .forEach(library -> boms.put(library.module(), library.version()));
        return boms;
    }
}
