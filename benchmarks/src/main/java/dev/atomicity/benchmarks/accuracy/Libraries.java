package dev.atomicity.benchmarks.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Jars from Maven Central, or from the mirror that the user's settings of Maven name. */
public final class Libraries {
    private final Path folder;

    public Libraries(Path folder) {
        this.folder = folder;
    }

    public List<Path> jars(List<String> coordinates) throws IOException, InterruptedException {
        List<Path> jars = new ArrayList<>();
        for (String each : coordinates) {
            jars.add(jar(each));
        }
        return jars;
    }

    private Path jar(String coordinates) throws IOException, InterruptedException {
        String[] parts = coordinates.split(":");
        Path jar = folder.resolve(parts[1] + "-" + parts[2] + ".jar");
        if (!Files.exists(jar)) {
            Files.createDirectories(folder);
            Process maven = new ProcessBuilder(
                            "mvn",
                            "-B",
                            "-q",
                            "dependency:copy",
                            "-Dartifact=" + coordinates,
                            "-DoutputDirectory=" + folder.toAbsolutePath())
                    .inheritIO()
                    .start();
            if (maven.waitFor() != 0 || !Files.exists(jar)) {
                throw new IOException("Maven could not get " + coordinates);
            }
        }
        return jar;
    }
}
