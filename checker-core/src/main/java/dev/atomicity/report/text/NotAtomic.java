package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The lines with which a user says that a method is not meant to be atomic.
 *
 * @param annotation null if none of the methods can have one
 * @param annotated the methods that need the annotation, for people; empty if there is none
 * @param gradle for the build script
 * @param maven for the configuration of the plugin
 */
public record NotAtomic(String annotation, String annotated, String gradle, String maven) {
    private static final String ANNOTATION = "@NonAtomic";

    /** Beyond that nobody reads the line: a pattern is better. */
    private static final int NAMED = 8;

    /**
     * @return null if the method is not known
     */
    public static NotAtomic of(FindingResult finding) {
        // A method that a region calls is a region of its own once the outer one is none.
        TreeSet<String> methods = new TreeSet<>(finding.entries());
        if (finding.region() != null) {
            methods.add(finding.region());
        }
        methods.removeIf(method -> method.contains("<"));
        List<String> named = methods.stream().limit(NAMED).map(Words::visible).toList();
        if (named.isEmpty()) {
            return null;
        }
        List<String> annotated = new ArrayList<>(named);
        annotated.removeIf(NotAtomic::isLambda);
        List<String> patterns =
                named.stream().map(NotAtomic::pattern).distinct().toList();
        return new NotAtomic(
                annotated.isEmpty() ? null : ANNOTATION,
                String.join(", ", annotated),
                "atomicity { nonAtomic." + (patterns.size() == 1 ? "add" : "addAll") + "("
                        + patterns.stream().map(NotAtomic::quoted).collect(Collectors.joining(", ")) + ") }",
                "<nonAtomic>"
                        + patterns.stream()
                                .map(pattern -> "<nonAtomic>" + pattern.replace("&", "&amp;") + "</nonAtomic>")
                                .collect(Collectors.joining())
                        + "</nonAtomic>");
    }

    private static boolean isLambda(String method) {
        return method.contains("lambda$");
    }

    /** Compilers number lambdas, and another one in front changes the number. */
    private static String pattern(String method) {
        return isLambda(method) ? method.replaceFirst("\\$\\d+$", "\\$*") : method;
    }

    /** A text for Groovy and for Kotlin: both read a dollar sign in double quotes as the start of an expression. */
    private static String quoted(String pattern) {
        return "\"" + pattern.replace("\\", "\\\\").replace("\"", "\\\"").replace("$", "\\$") + "\"";
    }
}
