package dev.atomicity.benchmarks.accuracy;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/** The projects of the functional tests as programs: those in which something is found, in Java, with JUnit 5 and no other library. */
final class FixtureProjects {
    private static final String JUNIT = "import org.junit.jupiter.";

    /** Libraries that are not on the class path of a program. */
    private static final List<String> OTHERS = List.of("org.mockito.", "dev.atomicity.", "org.springframework.");

    private final Path folder;
    private final List<String> junit5;

    /** @param junit5 the coordinates of JUnit 5 */
    FixtureProjects(Path folder, List<String> junit5) {
        this.folder = folder;
        this.junit5 = junit5;
    }

    List<AccuracyProgram> programs() throws IOException {
        List<AccuracyProgram> programs = new ArrayList<>();
        try (Stream<Path> folders = Files.list(folder)) {
            for (Path each : folders.sorted().toList()) {
                if (isSuitable(each)) {
                    programs.add(program(each));
                }
            }
        }
        return programs;
    }

    private static boolean isSuitable(Path fixture) throws IOException {
        Path expected = fixture.resolve("expect.properties");
        if (!Files.exists(expected) || !Files.isDirectory(fixture.resolve("src/test/java"))) {
            return false;
        }
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(expected)) {
            properties.load(reader);
        }
        boolean usesJunit = false;
        for (Path file : files(fixture)) {
            String text = Files.readString(file);
            if (!file.toString().endsWith(".java")
                    || file.endsWith("module-info.java")
                    || OTHERS.stream().anyMatch(text::contains)) {
                return false;
            }
            usesJunit |= text.contains(JUNIT);
        }
        return usesJunit && !properties.getProperty("findings", "0").equals("0");
    }

    private static List<Path> files(Path fixture) throws IOException {
        try (Stream<Path> files = Files.walk(fixture.resolve("src"))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private AccuracyProgram program(Path fixture) throws IOException {
        return new AccuracyProgram(
                "fixtures",
                "fixture-" + fixture.getFileName(),
                "a project of the functional tests",
                null,
                17,
                Map.of(Variant.BROKEN, files(fixture)),
                Map.of(Variant.BROKEN, junit5),
                List.of(),
                AccuracyProgram.DEFAULT_REGIONS);
    }
}
