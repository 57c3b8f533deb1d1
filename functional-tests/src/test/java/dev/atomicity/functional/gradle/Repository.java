package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The files of this repository. */
final class Repository {

    private static final String KOTLIN_BUILD_FILE = ".gradle.kts";
    private static final Set<String> NOT_SOURCES =
            Set.of(".git", ".gradle", ".idea", ".vscode", "build", "target", "node_modules");

    private Repository() {}

    static Path root() {
        return Optional.ofNullable(System.getProperty("atomicity.root"))
                .map(Path::of)
                .orElseThrow(() -> new IllegalStateException("Both builds tell their tests atomicity.root"));
    }

    static List<Path> kotlinBuildFiles() throws IOException {
        return sources().stream()
                .filter(file -> file.toString().endsWith(KOTLIN_BUILD_FILE))
                .toList();
    }

    /** Copies all sources, and gives the build files, byte for byte, the names under which Gradle reads them as Groovy. */
    static void copyWithGroovyNames(Path target) throws IOException {
        for (Path source : sources()) {
            String name = root().relativize(source).toString();
            Path copy = target.resolve(
                    name.endsWith(KOTLIN_BUILD_FILE) ? name.substring(0, name.length() - ".kts".length()) : name);
            Files.createDirectories(copy.getParent());
            Files.copy(source, copy);
        }
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        Files.walkFileTree(root(), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                return NOT_SOURCES.contains(directory.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile()) {
                    sources.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return sources;
    }
}
