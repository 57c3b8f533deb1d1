package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How much a pattern usually harms, worst first. */
public enum Severity {
    /** Something that was written is lost, or acted upon although it was no longer true. */
    @JsonProperty("high")
    HIGH,
    /** A state that should not be seen was seen. */
    @JsonProperty("medium")
    MEDIUM,
    /** No value need be wrong: only the order cannot be explained. */
    @JsonProperty("low")
    LOW
}
