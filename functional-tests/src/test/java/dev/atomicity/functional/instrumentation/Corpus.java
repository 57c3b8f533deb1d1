package dev.atomicity.functional.instrumentation;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The jars that the build has copied for these tests. */
final class Corpus {
    private Corpus() {}

    static Path directory() {
        return directory("atomicity.corpus");
    }

    static Path directory(String property) {
        String directory = System.getProperty(property);
        assumeTrue(directory != null, "the Maven build copies the jars and sets " + property);
        return Path.of(directory);
    }

    static List<Path> jars() throws IOException {
        try (Stream<Path> files = Files.list(directory())) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    /** The class files of a jar by name: those that every Java version sees. */
    static Map<String, byte[]> classesOf(Path jar) throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : Collections.list(file.entries())) {
                String name = entry.getName();
                if (name.endsWith(".class")
                        && !name.startsWith("META-INF/")
                        && !name.endsWith("module-info.class")
                        && !name.endsWith("package-info.class")) {
                    try (InputStream stream = file.getInputStream(entry)) {
                        classes.put(name, stream.readAllBytes());
                    }
                }
            }
        }
        return classes;
    }
}
