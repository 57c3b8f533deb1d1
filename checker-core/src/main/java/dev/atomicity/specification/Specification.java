package dev.atomicity.specification;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The settings of a run, as the agent needs them. They travel in a file of properties: a list is separated by commas.
 *
 * @param classes the names of classes to watch, read from a file with one a line
 * @param includes patterns of classes to watch as well
 * @param excludes classes not to watch, although they are named above
 * @param atomic methods that are regions, whatever {@code regions} says
 * @param nonAtomic methods that are none
 * @param locksConflict whether the hand-over of a lock is a dependency
 * @param record the file for the trace of what the checker saw, or null
 */
public record Specification(
        Set<String> classes,
        List<NamePattern> includes,
        List<NamePattern> excludes,
        Regions regions,
        List<NamePattern> atomic,
        List<NamePattern> nonAtomic,
        boolean locksConflict,
        Path record) {
    private static final String DATA = "data";
    private static final String LOCKS_CONFLICT = "dataAndLocks";

    private static final List<String> SETTINGS =
            List.of("classes", "includes", "excludes", "regions", "atomic", "nonAtomic", "conflicts", "record");

    /** Watch all classes of the program; calls into them are the regions; data conflicts; nothing is recorded. */
    public static final Specification DEFAULTS = of(new Properties());

    public Specification {
        classes = Set.copyOf(classes);
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
        atomic = List.copyOf(atomic);
        nonAtomic = List.copyOf(nonAtomic);
    }

    /**
     * Reads the settings; one that is not there has its default.
     *
     * @throws IOException if the file cannot be read; the message names it and says why
     * @throws IllegalArgumentException if a setting is unknown or wrong; the message names the file and says why
     */
    public static Specification read(Path file) throws IOException {
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
            return of(properties);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("options file " + file + ": " + e.getMessage(), e);
        }
    }

    private static Specification of(Properties properties) {
        for (String name : properties.stringPropertyNames()) {
            if (!SETTINGS.contains(name)) {
                throw new IllegalArgumentException(
                        "unknown setting '" + name + "': expected one of " + String.join(", ", SETTINGS));
            }
        }
        Set<String> classes = names(properties.getProperty("classes", ""));
        List<NamePattern> includes = patterns(properties, "includes");
        String record = properties.getProperty("record", "");
        return new Specification(
                classes,
                includes.isEmpty() && !properties.containsKey("classes") ? List.of(new NamePattern("**")) : includes,
                patterns(properties, "excludes"),
                Regions.named(properties.getProperty("regions", Regions.ENTRY.optionName())),
                patterns(properties, "atomic"),
                patterns(properties, "nonAtomic"),
                locksConflict(properties.getProperty("conflicts", DATA)),
                record.isEmpty() ? null : Path.of(record));
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

    /** Writes the settings, and the names of classes, if there are any, into a file beside them. */
    public void write(Path file) throws IOException {
        Properties properties = new Properties();
        if (!classes.isEmpty() || includes.isEmpty()) {
            Path names = file.resolveSibling(file.getFileName() + ".classes");
            Files.write(names, classes.stream().sorted().toList());
            properties.setProperty("classes", names.toAbsolutePath().toString());
        }
        properties.setProperty("includes", joined(includes));
        properties.setProperty("excludes", joined(excludes));
        properties.setProperty("regions", regions.optionName());
        properties.setProperty("atomic", joined(atomic));
        properties.setProperty("nonAtomic", joined(nonAtomic));
        properties.setProperty("conflicts", locksConflict ? LOCKS_CONFLICT : DATA);
        properties.setProperty("record", record == null ? "" : record.toString());
        try (Writer writer = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            properties.store(writer, null);
        }
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

    private static List<NamePattern> patterns(Properties properties, String setting) {
        try {
            return NamePattern.list(properties.getProperty(setting, ""));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(setting + ": " + e.getMessage(), e);
        }
    }

    private static String joined(List<NamePattern> patterns) {
        return patterns.stream().map(NamePattern::toString).collect(Collectors.joining(","));
    }

    /** Whether a class, with dots, is to be watched. */
    public boolean watches(String className) {
        return (classes.contains(className) || NamePattern.anyMatches(includes, className))
                && !NamePattern.anyMatches(excludes, className);
    }

    /** The patterns that no class or method has matched so far, each with its setting, as a sentence for the user. */
    public List<String> unusedPatterns() {
        List<String> sentences = new ArrayList<>();
        addUnused(includes, "includes", "class", sentences);
        addUnused(atomic, "atomic", "method of a watched class", sentences);
        addUnused(nonAtomic, "nonAtomic", "method of a watched class", sentences);
        return sentences;
    }

    private static void addUnused(List<NamePattern> patterns, String setting, String what, List<String> sentences) {
        for (NamePattern pattern : patterns) {
            if (!pattern.isUsed()) {
                sentences.add("warning: no " + what + " that was loaded has a name like " + pattern + ", which "
                        + setting + " names");
            }
        }
    }

    /** Whether the user said that the method is a region. */
    public boolean saysAtomic(String className, String method) {
        return NamePattern.anyMatches(atomic, className + "." + method);
    }

    /** Whether the user said that the method is none. */
    public boolean saysNonAtomic(String className, String method) {
        return NamePattern.anyMatches(nonAtomic, className + "." + method);
    }
}
