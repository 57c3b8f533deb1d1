package dev.atomicity.check;

import dev.atomicity.protocol.TestPattern;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads the names of tests as the build tools write them.
 *
 * @param included empty for all
 * @param excluded but not these
 */
public record TestNamePatterns(List<TestPattern> included, List<TestPattern> excluded) {
    /** No name at all: every test. */
    public static final TestNamePatterns ALL = new TestNamePatterns(List.of(), List.of());

    private static final String REGEX_START = "%regex[";
    private static final String REGEX_END = "]";

    public TestNamePatterns {
        included = List.copyOf(included);
        excluded = List.copyOf(excluded);
    }

    /**
     * Reads what Surefire takes for {@code -Dtest=}, an include or an exclude: {@code Foo*Test#bar+baz, !com.acme.Other,
     * %regex[.*IT.class]}. A pattern that names no package holds in every one.
     *
     * @throws IllegalArgumentException if a regular expression in it is wrong
     */
    public static TestNamePatterns surefire(String text) {
        List<TestPattern> included = new ArrayList<>();
        List<TestPattern> excluded = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String name = part.strip();
            boolean isExcluded = name.startsWith("!");
            name = isExcluded ? name.substring(1).strip() : name;
            if (!name.isEmpty()) {
                (isExcluded ? excluded : included).addAll(surefireName(name));
            }
        }
        return new TestNamePatterns(included, excluded);
    }

    private static List<TestPattern> surefireName(String name) {
        boolean isRegex = name.startsWith(REGEX_START) && name.endsWith(REGEX_END);
        String inner = isRegex ? name.substring(REGEX_START.length(), name.length() - REGEX_END.length()) : name;
        int hash = inner.indexOf('#');
        String classPart = (hash < 0 ? inner : inner.substring(0, hash)).strip();
        String methodPart = hash < 0 ? "" : inner.substring(hash + 1).strip();
        if (isRegex) {
            String method = methodPart.isEmpty() ? null : valid(name, methodPart);
            return List.of(new TestPattern(valid(name, classPart.isEmpty() ? ".*" : dotted(classPart)), method));
        }
        String classRegex = classPart.isEmpty() ? ".*" : classPath(classPart);
        if (methodPart.isEmpty()) {
            return List.of(new TestPattern(classRegex, null));
        }
        List<TestPattern> patterns = new ArrayList<>();
        for (String method : methodPart.split("\\+", -1)) {
            // An index in brackets names one run of a test with parameters: the test as a whole is taken.
            String base = method.strip().replaceFirst("(?<=.)\\[.*]$", "");
            if (!base.isEmpty()) {
                patterns.add(new TestPattern(classRegex, wildcards(base, ".*", ".")));
            }
        }
        return patterns;
    }

    /** The expression is meant for the path of a class file; ours is for the name of a class. */
    private static String dotted(String pathRegex) {
        return pathRegex.replaceFirst("\\\\?\\.(class|java)$", "").replace("/", "\\.");
    }

    private static String valid(String whole, String regex) {
        try {
            Pattern.compile(regex);
            return regex;
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException(
                    "'" + whole + "' contains an invalid regular expression: " + e.getDescription(), e);
        }
    }

    private static String classPath(String text) {
        String path = text.replaceFirst("\\.(class|java|\\*)$", "").replace('.', '/');
        if (path.endsWith("/")) {
            path += "**";
        }
        while (path.startsWith("**/")) {
            path = path.substring("**/".length());
        }
        StringBuilder regex = new StringBuilder("(?:.*\\.)?");
        String[] parts = path.split("/", -1);
        for (int i = 0; i < parts.length; i++) {
            boolean isLast = i == parts.length - 1;
            if (parts[i].equals("**") && !isLast) {
                regex.append("(?:.*\\.)?");
            } else {
                regex.append(parts[i].equals("**") ? ".*" : wildcards(parts[i].replace("**", "*"), "[^.]*", "[^.]"))
                        .append(isLast ? "" : "\\.");
            }
        }
        return regex.toString();
    }

    /**
     * Reads what Gradle takes for {@code --tests}: {@code SomeTest}, {@code SomeTest.method}, {@code com.acme.*}. A star
     * stands for anything, dots as well, and a pattern that starts with a capital letter holds in every package. Class and
     * method are written in one word, so one word may name tests in several ways.
     */
    public static List<TestPattern> gradle(String text) {
        String name = text.strip();
        if (name.isEmpty()) {
            throw new IllegalArgumentException("the name of a test is empty");
        }
        String anywhere = Character.isUpperCase(name.charAt(0)) ? "(?:.*\\.)?" : "";
        Set<TestPattern> patterns = new LinkedHashSet<>();
        patterns.add(new TestPattern(anywhere + gradleRegex(name), null));
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != '.' && c != '*') {
                continue;
            }
            // The dot before the method is either written, or the star stands for it and for some on both sides.
            String classPart = name.substring(0, c == '*' ? i + 1 : i);
            String methodPart = name.substring(c == '*' ? i : i + 1);
            if (!classPart.isEmpty() && !methodPart.isEmpty() && methodPart.indexOf('.') < 0) {
                patterns.add(new TestPattern(anywhere + gradleRegex(classPart), gradleRegex(methodPart)));
            }
        }
        return List.copyOf(patterns);
    }

    private static String gradleRegex(String text) {
        return wildcards(text, ".*", Pattern.quote("?"));
    }

    private static String wildcards(String text, String star, String questionMark) {
        StringBuilder regex = new StringBuilder();
        StringBuilder literal = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '*' && c != '?') {
                literal.append(c);
                continue;
            }
            appendQuoted(regex, literal);
            regex.append(c == '*' ? star : questionMark);
        }
        appendQuoted(regex, literal);
        return regex.toString();
    }

    private static void appendQuoted(StringBuilder regex, StringBuilder literal) {
        if (!literal.isEmpty()) {
            regex.append(Pattern.quote(literal.toString()));
            literal.setLength(0);
        }
    }
}
