package dev.atomicity.cli;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A class path as {@code java} takes it. */
final class ClassPath {
    private final String text;

    ClassPath(String text) {
        this.text = text;
    }

    /** What {@code java} takes when it is given none. */
    static ClassPath standard() {
        String variable = System.getenv("CLASSPATH");
        return new ClassPath(variable == null ? "." : variable);
    }

    /** Whether the class is there, or in the JDK: {@code java} itself would end with the status that stands for a finding. */
    boolean contains(String className) {
        try (URLClassLoader loader = new URLClassLoader(urls(), ClassLoader.getPlatformClassLoader())) {
            return loader.getResource(className.replace('.', '/') + ".class") != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private URL[] urls() throws IOException {
        List<URL> urls = new ArrayList<>();
        for (String entry : text.split(File.pathSeparator, -1)) {
            try {
                if (entry.equals("*") || entry.endsWith(File.separator + "*") || entry.endsWith("/*")) {
                    addJars(Path.of(entry.substring(0, entry.length() - 1)), urls);
                } else {
                    add(Path.of(entry), urls);
                }
            } catch (InvalidPathException e) {
                // java ignores what it cannot find
            }
        }
        return urls.toArray(URL[]::new);
    }

    private static void addJars(Path directory, List<URL> urls) throws IOException {
        if (Files.isDirectory(directory)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
                for (Path file : files) {
                    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".jar")) {
                        add(file, urls);
                    }
                }
            }
        }
    }

    private static void add(Path path, List<URL> urls) throws MalformedURLException {
        urls.add(path.toUri().toURL());
    }

    @Override
    public String toString() {
        return text;
    }
}
