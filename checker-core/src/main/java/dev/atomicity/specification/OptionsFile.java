package dev.atomicity.specification;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The file in which a {@link Specification} is passed to the agent: properties, in which the elements of a list are separated by
 * commas. The names of classes are in a second file, one per line, because there may be thousands.
 */
final class OptionsFile {
    private static final String DATA = "data";
    private static final String LOCKS_CONFLICT = "dataAndLocks";

    private static final List<String> SETTINGS = List.of(
            "classes",
            "includes",
            "excludes",
            "regions",
            "atomic",
            "nonAtomic",
            "listed",
            "leftOut",
            "conflicts",
            "record",
            "provoke");

    private OptionsFile() {}

    static Specification read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no options file " + file, e);
        } catch (MalformedInputException e) {
            throw new IOException("the options file " + file + " is not text in UTF-8", e);
        } catch (IOException e) {
            throw new IOException("the options file " + file + " cannot be read: " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("options file " + file + ": " + e.getMessage(), e);
        }
        try {
            return specification(properties);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("options file " + file + ": " + e.getMessage(), e);
        }
    }

    /**
     * Settings on the command line of a JVM, such as {@code includes=com.acme.**;regions=all}.
     *
     * @throws IllegalArgumentException if one is unknown or wrong
     */
    static Specification inline(String settings) {
        Properties properties = new Properties();
        for (String setting : settings.split(";", -1)) {
            int equals = setting.indexOf('=');
            if (equals < 0 && !setting.isBlank()) {
                throw new IllegalArgumentException(
                        "'" + setting + "' has no value: settings of the agent are name=value,"
                                + " with a semicolon between two of them");
            }
            if (equals >= 0) {
                properties.setProperty(
                        setting.substring(0, equals).strip(),
                        setting.substring(equals + 1).strip());
            }
        }
        return specification(properties);
    }

    static Specification specification(Properties properties) {
        for (String name : properties.stringPropertyNames()) {
            if (!SETTINGS.contains(name)) {
                throw new IllegalArgumentException(
                        "unknown setting '" + name + "': expected one of " + String.join(", ", SETTINGS));
            }
        }
        List<NamePattern> includes = patterns(properties, "includes");
        String record = properties.getProperty("record", "");
        return Specification.builder()
                .classes(names(properties.getProperty("classes", "")))
                .includes(
                        includes.isEmpty() && !properties.containsKey("classes")
                                ? List.of(new NamePattern("**"))
                                : includes)
                .excludes(patterns(properties, "excludes"))
                .regions(Regions.named(properties.getProperty("regions", Regions.DEFAULT.optionName())))
                .atomic(patterns(properties, "atomic"))
                .nonAtomic(patterns(properties, "nonAtomic"))
                .listed(properties.containsKey("listed") ? signatures(properties, "listed") : null)
                .leftOut(signatures(properties, "leftOut"))
                .locksConflict(locksConflict(properties.getProperty("conflicts", DATA)))
                .record(record.isEmpty() ? null : Path.of(record))
                .provoke(isTrue(properties.getProperty("provoke", "false")))
                .build();
    }

    private static Set<String> names(String file) {
        if (file.isEmpty()) {
            return Set.of();
        }
        try {
            return Set.copyOf(Files.readAllLines(Path.of(file)));
        } catch (IOException e) {
            throw new IllegalArgumentException("classes: " + file + " cannot be read: " + e, e);
        }
    }

    /** They contain commas and no blanks. */
    private static Set<String> signatures(Properties properties, String setting) {
        String names = properties.getProperty(setting, "").strip();
        return names.isEmpty() ? Set.of() : Set.of(names.split(" "));
    }

    private static boolean locksConflict(String conflicts) {
        return switch (conflicts) {
            case DATA -> false;
            case LOCKS_CONFLICT -> true;
            default ->
                throw new IllegalArgumentException(
                        "unknown conflicts '" + conflicts + "': expected " + DATA + " or " + LOCKS_CONFLICT);
        };
    }

    private static boolean isTrue(String provoke) {
        return switch (provoke) {
            case "false" -> false;
            case "true" -> true;
            default -> throw new IllegalArgumentException("unknown provoke '" + provoke + "': expected true or false");
        };
    }

    private static List<NamePattern> patterns(Properties properties, String setting) {
        try {
            return NamePattern.list(properties.getProperty(setting, ""));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(setting + ": " + e.getMessage(), e);
        }
    }

    static void write(Specification specification, Path file) throws IOException {
        Properties properties = new Properties();
        if (!specification.classes().isEmpty() || specification.includes().isEmpty()) {
            Path names = file.resolveSibling(file.getFileName() + ".classes");
            Files.write(names, specification.classes().stream().sorted().toList());
            properties.setProperty("classes", names.toAbsolutePath().toString());
        }
        properties.setProperty("includes", joined(specification.includes()));
        properties.setProperty("excludes", joined(specification.excludes()));
        properties.setProperty("regions", specification.regions().optionName());
        properties.setProperty("atomic", joined(specification.atomic()));
        properties.setProperty("nonAtomic", joined(specification.nonAtomic()));
        if (specification.listed() != null) {
            properties.setProperty("listed", String.join(" ", new TreeSet<>(specification.listed())));
        }
        properties.setProperty("leftOut", String.join(" ", new TreeSet<>(specification.leftOut())));
        properties.setProperty("conflicts", specification.locksConflict() ? LOCKS_CONFLICT : DATA);
        properties.setProperty(
                "record",
                specification.record() == null ? "" : specification.record().toString());
        properties.setProperty("provoke", Boolean.toString(specification.provoke()));
        try (Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            properties.store(writer, null);
        }
    }

    private static String joined(List<NamePattern> patterns) {
        return patterns.stream().map(NamePattern::toString).collect(Collectors.joining(","));
    }
}
