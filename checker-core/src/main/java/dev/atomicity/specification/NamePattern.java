package dev.atomicity.specification;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A pattern over names with dots: {@code *} stands for anything without a dot, {@code **} for anything, {@code ?} for
 * one character that is not a dot. {@code com.acme.**} is all of a package and those below it.
 */
public final class NamePattern {
    private final String text;
    private final Pattern pattern;

    /** Whether some name has matched so far: a pattern that matches nothing is usually a mistake. Any thread may set it. */
    private volatile boolean isUsed;

    /**
     * @throws IllegalArgumentException if no name can match; the message says why
     */
    public NamePattern(String text) {
        this.text = text.trim();
        String mistake = mistakeIn(this.text);
        if (mistake != null) {
            throw new IllegalArgumentException("'" + text + "' is not a valid name pattern: " + mistake);
        }
        this.pattern = Pattern.compile(regex(this.text));
    }

    /** The patterns of a list that is separated by commas. */
    public static List<NamePattern> list(String texts) {
        return texts.isBlank()
                ? List.of()
                : Arrays.stream(texts.split(",", -1)).map(NamePattern::new).toList();
    }

    /** What users write who think of a path, a signature or a reference in a document; null if all is well. */
    private static String mistakeIn(String text) {
        if (text.isEmpty()) {
            return "it is empty";
        }
        if (text.indexOf('/') >= 0 || text.indexOf('\\') >= 0) {
            return "packages are separated by dots, as in com.acme.**";
        }
        if (text.indexOf('(') >= 0 || text.indexOf(')') >= 0) {
            return "methods are named without their parameters, as in com.acme.Account.transfer";
        }
        if (text.indexOf('#') >= 0 || text.indexOf(':') >= 0) {
            return "a dot separates the class from the method, as in com.acme.Account.transfer";
        }
        if (text.startsWith(".") || text.endsWith(".") || text.contains("..")) {
            return "there is a dot with no name beside it; a package with all below it is com.acme.**";
        }
        if (text.endsWith(".java") || text.endsWith(".class")) {
            return "it names classes and methods, not files";
        }
        return null;
    }

    private static String regex(String text) {
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (text.startsWith("**", i)) {
                regex.append(".*");
                i++;
            } else if (character == '*') {
                regex.append("[^.]*");
            } else if (character == '?') {
                regex.append("[^.]");
            } else {
                regex.append(Pattern.quote(String.valueOf(character)));
            }
        }
        return regex.toString();
    }

    public boolean matches(String name) {
        boolean matches = pattern.matcher(name).matches();
        if (matches && !isUsed) {
            isUsed = true;
        }
        return matches;
    }

    /** Asks all of them, because each is to know whether it is of use. */
    public static boolean anyMatches(List<NamePattern> patterns, String name) {
        boolean any = false;
        for (NamePattern pattern : patterns) {
            any |= pattern.matches(name);
        }
        return any;
    }

    /** Whether some name has matched so far. */
    boolean isUsed() {
        return isUsed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NamePattern pattern && pattern.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
