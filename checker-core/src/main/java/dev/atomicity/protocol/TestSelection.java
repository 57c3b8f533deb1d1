package dev.atomicity.protocol;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Which tests to run, by name and by tag.
 *
 * @param classes of these classes; empty for all that there are
 * @param notClasses but not of these
 * @param included those that the user asked for; empty for all
 * @param excluded but not these
 * @param tags tag expressions, of which one must hold; empty for all
 * @param notTags tag expressions, of which none must hold
 */
public record TestSelection(
        List<TestPattern> classes,
        List<TestPattern> notClasses,
        List<TestPattern> included,
        List<TestPattern> excluded,
        List<String> tags,
        List<String> notTags) {
    /** All tests. */
    public static final TestSelection ALL =
            new TestSelection(List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    public TestSelection {
        classes = List.copyOf(classes);
        notClasses = List.copyOf(notClasses);
        included = List.copyOf(included);
        excluded = List.copyOf(excluded);
        tags = List.copyOf(tags);
        notTags = List.copyOf(notTags);
    }

    /** Whether a test belongs to it, as far as its names show. */
    public boolean selects(String className, String method) {
        String outermost = className.replaceFirst("\\$.*", "");
        return (classes.isEmpty() || classes.stream().anyMatch(pattern -> pattern.matchesClass(outermost)))
                && notClasses.stream().noneMatch(pattern -> pattern.matchesClass(className))
                && (included.isEmpty() || anyNames(included, className, outermost, method))
                && !anyNames(excluded, className, outermost, method);
    }

    /** Whether some test of the class may belong to it. */
    public boolean selectsFrom(String className) {
        return selects(className, null)
                || (included.stream().anyMatch(pattern -> pattern.methodRegex() != null)
                        && new TestSelection(classes, notClasses, wholeClasses(), excluded, tags, notTags)
                                .selects(className, null));
    }

    private List<TestPattern> wholeClasses() {
        return included.stream()
                .map(pattern -> new TestPattern(pattern.classRegex(), null))
                .toList();
    }

    /** Whoever names a class means the nested ones as well. */
    private static boolean anyNames(List<TestPattern> patterns, String className, String outermost, String method) {
        return patterns.stream()
                .anyMatch(pattern -> pattern.matches(className, method) || pattern.matches(outermost, method));
    }

    void write(DataOutput out) throws IOException {
        writePatterns(out, classes);
        writePatterns(out, notClasses);
        writePatterns(out, included);
        writePatterns(out, excluded);
        Fields.writeTexts(out, tags);
        Fields.writeTexts(out, notTags);
    }

    static TestSelection read(DataInput in) throws IOException {
        return new TestSelection(
                readPatterns(in),
                readPatterns(in),
                readPatterns(in),
                readPatterns(in),
                Fields.readTexts(in),
                Fields.readTexts(in));
    }

    private static void writePatterns(DataOutput out, List<TestPattern> patterns) throws IOException {
        out.writeInt(patterns.size());
        for (TestPattern pattern : patterns) {
            Fields.writeText(out, pattern.classRegex());
            Fields.writeText(out, pattern.methodRegex());
        }
    }

    private static List<TestPattern> readPatterns(DataInput in) throws IOException {
        int size = in.readInt();
        List<TestPattern> patterns = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            patterns.add(new TestPattern(Fields.readText(in), Fields.readText(in)));
        }
        return patterns;
    }
}
