package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How a finding came to light. */
public enum Discovery {
    /** It happened by itself when the tests ran. */
    @JsonProperty("observed")
    OBSERVED("observed"),
    /** It happened only when tests were executed again, directed. */
    @JsonProperty("provoked")
    PROVOKED("provoked");

    private final String id;

    Discovery(String id) {
        this.id = id;
    }

    /** The name in files. */
    public String id() {
        return id;
    }
}
