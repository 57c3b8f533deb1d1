package dev.atomicity.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The class files in folders and jars. */
final class ClassFiles {
    private static final String SUFFIX = ".class";

    private final List<Path> roots;

    ClassFiles(List<Path> roots) {
        this.roots = roots.stream().filter(Files::exists).toList();
    }

    /** The names of all classes, with dots. */
    Set<String> names() throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path root : roots) {
            if (Files.isDirectory(root)) {
                try (Stream<Path> files = Files.walk(root)) {
                    files.forEach(
                            file -> add(names, root.relativize(file).toString().replace('\\', '/')));
                }
            } else {
                try (ZipFile jar = new ZipFile(root.toFile())) {
                    for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                        add(names, entries.nextElement().getName());
                    }
                }
            }
        }
        return names;
    }

    private static void add(Set<String> names, String path) {
        if (path.endsWith(SUFFIX)
                && !path.startsWith("META-INF/")
                && !path.endsWith("module-info.class")
                && !path.endsWith("package-info.class")) {
            names.add(path.substring(0, path.length() - SUFFIX.length()).replace('/', '.'));
        }
    }

    /** The class file of a class; null if it is not there. */
    byte[] read(String className) throws IOException {
        String path = className.replace('.', '/') + SUFFIX;
        for (Path root : roots) {
            if (Files.isDirectory(root)) {
                Path file = root.resolve(path);
                if (Files.isRegularFile(file)) {
                    return Files.readAllBytes(file);
                }
            } else {
                try (ZipFile jar = new ZipFile(root.toFile())) {
                    ZipEntry entry = jar.getEntry(path);
                    if (entry != null) {
                        try (InputStream stream = jar.getInputStream(entry)) {
                            return stream.readAllBytes();
                        }
                    }
                }
            }
        }
        return null;
    }
}
