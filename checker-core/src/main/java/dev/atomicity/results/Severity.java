package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** How much a finding matters, by what its evidence shows; worst first. */
public enum Severity {
    /** A value that was read was no longer true when the method acted on it, or the values of an execution show harm. */
    @JsonProperty("high")
    HIGH,
    /** A method saw two states of one object, or others saw a state of it that was not finished. */
    @JsonProperty("medium")
    MEDIUM,
    /** The rest: rings over several objects, over locks alone, and those that the values show to be harmless. */
    @JsonProperty("low")
    LOW;

    /** The name in files and settings. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isAtLeast(Severity other) {
        return compareTo(other) <= 0;
    }

    /**
     * The one of that name.
     *
     * @throws IllegalArgumentException if there is none; the message names those that are
     */
    public static Severity named(String name) {
        return Arrays.stream(values())
                .filter(severity -> severity.id().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown severity '" + name + "': expected one of "
                        + Arrays.stream(values()).map(Severity::id).collect(Collectors.joining(", "))));
    }
}
