package dev.atomicity.specification;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A pattern over names with dots: {@code *} stands for anything without a dot, {@code **} for anything, {@code ?} for
 * one character that is no dot. {@code com.acme.**} is all of a package and those below it.
 */
public final class NamePattern {
    private final String text;
    private final Pattern pattern;

    public NamePattern(String text) {
        if (text.isBlank()) {
            throw new IllegalArgumentException("a pattern is empty");
        }
        this.text = text.trim();
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < this.text.length(); i++) {
            char character = this.text.charAt(i);
            if (this.text.startsWith("**", i)) {
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
        this.pattern = Pattern.compile(regex.toString());
    }

    public boolean matches(String name) {
        return pattern.matcher(name).matches();
    }

    static boolean anyMatches(List<NamePattern> patterns, String name) {
        for (NamePattern pattern : patterns) {
            if (pattern.matches(name)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return text;
    }
}
