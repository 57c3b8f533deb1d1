package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How a test ended, which is the test's own matter: what was found in it is reported elsewhere. */
public enum Outcome {
    @JsonProperty("passed")
    PASSED,
    @JsonProperty("failed")
    FAILED,
    /** It failed in the check, and passed without the agent after the same tests in the same order. */
    @JsonProperty("failedOnlyWhenChecked")
    FAILED_ONLY_WHEN_CHECKED,
    /** An assumption of the test did not hold. */
    @JsonProperty("aborted")
    ABORTED,
    @JsonProperty("skipped")
    SKIPPED,
    /** It did not finish: the JVM crashed, was ended, or took too long. There is no verdict on it. */
    @JsonProperty("error")
    ERROR
}
