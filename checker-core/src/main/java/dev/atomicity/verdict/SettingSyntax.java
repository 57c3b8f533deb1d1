package dev.atomicity.verdict;

/** How a setting is written in the user's build tool, for messages. */
@FunctionalInterface
public interface SettingSyntax {
    /**
     * @param value as the user would write it, a number or a text without quotes
     */
    String assignment(String name, String value);
}
