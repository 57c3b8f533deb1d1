package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Directories with all that is in them. */
final class FileTrees {

    private FileTrees() {}

    static void delete(Path directory) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(directory)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : all) {
            Files.deleteIfExists(path);
        }
    }

    /** The files by their names as they stand in a jar. */
    static Map<String, byte[]> content(Path directory) throws IOException {
        Map<String, byte[]> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(directory.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return content;
    }
}
