package dev.atomicity.verdict;

import java.time.Duration;

/** How a setting is written in the user's build tool, for messages. */
@FunctionalInterface
public interface SettingSyntax {
    /**
     * @param value as the user would write it, a number or a text without quotes
     */
    String assignment(String name, String value);

    /** The same for a length of time, in minutes. */
    default String duration(String name, Duration value) {
        return assignment(name, value.toMinutes() + "min");
    }
}
