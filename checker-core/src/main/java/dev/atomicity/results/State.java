package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whether a finding counts against the threshold. */
public enum State {
    /** It counts. */
    @JsonProperty("new")
    NEW,
    /** The baseline has it: it does not count. */
    @JsonProperty("known")
    KNOWN,
    /** The baseline has it, but its entry has expired: it counts again. */
    @JsonProperty("expired")
    EXPIRED,
    /** An annotation in the source says that it is meant to be so: it does not count. */
    @JsonProperty("suppressed")
    SUPPRESSED,
    /** It is less severe than what {@code failOn} names: it is shown, and does not count. */
    @JsonProperty("minor")
    MINOR;

    public boolean counts() {
        return this == NEW || this == EXPIRED;
    }
}
