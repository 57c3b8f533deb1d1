package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What was found. */
public enum Kind {
    /** A region was interrupted by another thread. */
    @JsonProperty("violation")
    VIOLATION,
    /** Regions depend on each other in a ring with no single one to blame. */
    @JsonProperty("cycle")
    CYCLE
}
