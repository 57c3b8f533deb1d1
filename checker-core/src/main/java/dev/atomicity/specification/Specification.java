package dev.atomicity.specification;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;

/**
 * The settings of a run, as the agent needs them. {@link OptionsFile} describes how they are passed to the agent.
 *
 * @param classes the names of classes to watch
 * @param includes patterns of classes to watch as well
 * @param excludes classes not to watch, although they are named above
 * @param atomic methods that are regions, whatever {@code regions} says
 * @param nonAtomic methods that are not
 * @param listed the methods that are regions in place of those that {@code regions} says, as {@link MethodSignature} names them;
 *     null if there is no list. {@code regions} still says how they are judged
 * @param leftOut methods that are not regions, named in the same way
 * @param locksConflict whether the hand-over of a lock is a dependency
 * @param record the file for the trace of what the checker saw, or null
 * @param provoke whether threads can be held between their actions, so that a schedule can be directed
 */
public record Specification(
        Set<String> classes,
        List<NamePattern> includes,
        List<NamePattern> excludes,
        Regions regions,
        List<NamePattern> atomic,
        List<NamePattern> nonAtomic,
        Set<String> listed,
        Set<String> leftOut,
        boolean locksConflict,
        Path record,
        boolean provoke) {
    /** Watch all classes of the program; calls into them are the regions; data conflicts; nothing is recorded. */
    public static final Specification DEFAULTS = OptionsFile.specification(new Properties());

    public Specification {
        classes = Set.copyOf(classes);
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
        atomic = List.copyOf(atomic);
        nonAtomic = List.copyOf(nonAtomic);
        listed = listed == null ? null : Set.copyOf(listed);
        leftOut = Set.copyOf(leftOut);
    }

    /** Starts from no classes at all; everything else has its default. */
    public static Builder builder() {
        return new Builder();
    }

    /** Starts from these settings. */
    public Builder toBuilder() {
        return new Builder()
                .classes(classes)
                .includes(includes)
                .excludes(excludes)
                .regions(regions)
                .atomic(atomic)
                .nonAtomic(nonAtomic)
                .listed(listed)
                .leftOut(leftOut)
                .locksConflict(locksConflict)
                .record(record)
                .provoke(provoke);
    }

    /**
     * Reads the settings; one that is not there has its default.
     *
     * @throws IOException if the file cannot be read; the message names it and says why
     * @throws IllegalArgumentException if a setting is unknown or wrong; the message names the file and says why
     */
    public static Specification read(Path file) throws IOException {
        return OptionsFile.read(file);
    }

    /**
     * What stands behind the agent on the command line of a JVM: the name of an options file, or settings.
     *
     * @throws IOException if the file cannot be read; the message names it and says why
     * @throws IllegalArgumentException if a setting is unknown or wrong
     */
    public static Specification ofArgument(String argument) throws IOException {
        return argument.indexOf('=') >= 0 && !new File(argument).exists()
                ? OptionsFile.inline(argument)
                : read(Path.of(argument));
    }

    /** Writes the settings, and the names of classes, if there are any, into a file beside them. */
    public void write(Path file) throws IOException {
        OptionsFile.write(this, file);
    }

    /**
     * Whether locks, monitors and other synchronizers are recorded. That they are observed does not mean that they conflict: whoever
     * directs schedules needs to know which thread holds which lock.
     */
    public boolean observesLocks() {
        return locksConflict || provoke;
    }

    /** Whether nothing is recorded while one thread is alone: unless somebody needs every event, or the locks that it takes. */
    public boolean mayBeSolo() {
        boolean isOff = "false".equals(System.getProperty("atomicity.solo"));
        return !isOff && record == null && !observesLocks();
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
                sentences.add("warning: the pattern " + pattern + " of " + setting + " matched no " + what
                        + " that was loaded");
            }
        }
    }

    /** Whether the user said that the method is a region. */
    public boolean saysAtomic(String className, String method) {
        return NamePattern.anyMatches(atomic, className + "." + method);
    }

    /** Whether the user said that the method is not. */
    public boolean saysNonAtomic(String className, String method) {
        return NamePattern.anyMatches(nonAtomic, className + "." + method);
    }

    /** Collects the settings by name. */
    public static final class Builder {
        private Set<String> classes = Set.of();
        private List<NamePattern> includes = List.of();
        private List<NamePattern> excludes = List.of();
        private Regions regions = Regions.DEFAULT;
        private List<NamePattern> atomic = List.of();
        private List<NamePattern> nonAtomic = List.of();
        private Set<String> listed;
        private Set<String> leftOut = Set.of();
        private boolean locksConflict;
        private Path record;
        private boolean provoke;

        private Builder() {}

        public Builder classes(Set<String> names) {
            classes = names;
            return this;
        }

        public Builder includes(List<NamePattern> patterns) {
            includes = patterns;
            return this;
        }

        public Builder excludes(List<NamePattern> patterns) {
            excludes = patterns;
            return this;
        }

        public Builder regions(Regions kind) {
            regions = kind;
            return this;
        }

        public Builder atomic(List<NamePattern> patterns) {
            atomic = patterns;
            return this;
        }

        public Builder nonAtomic(List<NamePattern> patterns) {
            nonAtomic = patterns;
            return this;
        }

        public Builder listed(Set<String> signatures) {
            listed = signatures;
            return this;
        }

        public Builder leftOut(Set<String> signatures) {
            leftOut = signatures;
            return this;
        }

        public Builder locksConflict(boolean conflict) {
            locksConflict = conflict;
            return this;
        }

        public Builder record(Path file) {
            record = file;
            return this;
        }

        public Builder provoke(boolean isProvoked) {
            provoke = isProvoked;
            return this;
        }

        public Specification build() {
            return new Specification(
                    classes,
                    includes,
                    excludes,
                    regions,
                    atomic,
                    nonAtomic,
                    listed,
                    leftOut,
                    locksConflict,
                    record,
                    provoke);
        }
    }
}
