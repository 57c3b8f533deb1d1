package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Findings against threshold and baseline. */
public enum VerdictState {
    @JsonProperty("passed")
    PASSED,
    /** There are more findings that count than the threshold allows. */
    @JsonProperty("failed")
    FAILED,
    /** Within the threshold as far as it was seen, but something could not be checked. */
    @JsonProperty("error")
    ERROR,
    /** There was nothing to judge: a shard without tests. */
    @JsonProperty("none")
    NONE
}
