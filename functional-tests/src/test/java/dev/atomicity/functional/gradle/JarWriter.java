package dev.atomicity.functional.gradle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Small jars, entry by entry. */
final class JarWriter {

    private final Map<String, byte[]> entries = new TreeMap<>();

    JarWriter with(String name, byte[] content) {
        entries.put(name, content);
        return this;
    }

    JarWriter with(String name, String content) {
        return with(name, content.getBytes(StandardCharsets.UTF_8));
    }

    JarWriter with(Map<String, byte[]> more) {
        entries.putAll(more);
        return this;
    }

    void write(Path jar) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
    }
}
