package dev.atomicity.benchmarks.accuracy;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The programs in {@code benchmarks/accuracy/programs}. The folder of a program has {@code program.properties}, the folder
 * {@code both} with what its variants have in common, and the folders {@code broken} and {@code corrected}.
 */
final class Catalogue {
    private static final String PROPERTIES = "program.properties";
    private static final String BOTH = "both";

    private final Path folder;
    private final Properties engines;

    /** @param folder {@code benchmarks/accuracy} */
    Catalogue(Path folder) throws IOException {
        this.folder = folder;
        this.engines = read(folder.resolve("engines.properties"));
    }

    /** All programs, by name. */
    List<AccuracyProgram> programs() throws IOException {
        List<AccuracyProgram> programs = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(folder.resolve("programs"), 2)) {
            for (Path each : folders.sorted().toList()) {
                if (Files.exists(each.resolve(PROPERTIES))) {
                    programs.add(program(each));
                }
            }
        }
        return programs;
    }

    private AccuracyProgram program(Path program) throws IOException {
        Properties properties = read(program.resolve(PROPERTIES));
        Map<Variant, List<Path>> sources = new EnumMap<>(Variant.class);
        Map<Variant, List<String>> libraries = new EnumMap<>(Variant.class);
        for (Variant variant : variants(program, properties)) {
            List<Path> files = new ArrayList<>(javaFiles(folder.resolve("support")));
            files.addAll(javaFiles(program.resolve(BOTH)));
            files.addAll(javaFiles(program.resolve(variant.folder())));
            sources.put(variant, files);
            List<String> needed = new ArrayList<>(words(engines, properties.getProperty("engine", "junit5")));
            needed.addAll(words(properties, "libraries"));
            needed.addAll(words(properties, "libraries." + variant.folder()));
            libraries.put(variant, needed);
        }
        String region = properties.getProperty("region");
        return new AccuracyProgram(
                program.getParent().getFileName().toString(),
                program.getFileName().toString(),
                properties.getProperty("about"),
                region == null ? null : Pattern.compile(region),
                Integer.parseInt(properties.getProperty("java", "17")),
                sources,
                libraries,
                words(properties, "includes"),
                AccuracyProgram.DEFAULT_REGIONS);
    }

    /** Those that have sources or libraries of their own: some programs are only there to be correct. */
    private static List<Variant> variants(Path program, Properties properties) {
        return Stream.of(Variant.values())
                .filter(variant -> Files.isDirectory(program.resolve(variant.folder()))
                        || properties.containsKey("libraries." + variant.folder()))
                .toList();
    }

    /** What tests with JUnit 5 need. */
    List<String> junit5() {
        return words(engines, "junit5");
    }

    private static List<Path> javaFiles(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> words(Properties properties, String key) {
        String value = properties.getProperty(key, "").trim();
        return value.isEmpty() ? List.of() : List.of(value.split("[\\s,]+"));
    }

    private static Properties read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        }
        return properties;
    }
}
