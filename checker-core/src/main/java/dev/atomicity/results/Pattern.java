package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/** In which way a region was interrupted: what it did to a variable, what the other thread did in between, what it did then. */
public enum Pattern {
    /** The region wrote from a value that was no longer the one it had read: what the other thread wrote is lost. */
    @JsonProperty("read-write-write")
    READ_WRITE_WRITE("read-write-write", Severity.HIGH),
    /** The region read twice and saw two different states. */
    @JsonProperty("read-write-read")
    READ_WRITE_READ("read-write-read", Severity.MEDIUM),
    /** The other thread saw a value that the region meant to be passing. */
    @JsonProperty("write-read-write")
    WRITE_READ_WRITE("write-read-write", Severity.MEDIUM),
    /** The region read back another value than it had written. */
    @JsonProperty("write-write-read")
    WRITE_WRITE_READ("write-write-read", Severity.MEDIUM),
    /** What the other thread wrote was overwritten by a region that had started before it. */
    @JsonProperty("write-write-write")
    WRITE_WRITE_WRITE("write-write-write", Severity.MEDIUM),
    /** The region looked into a collection and acted on what it had seen, when it was no longer so. */
    @JsonProperty("check-then-act")
    CHECK_THEN_ACT("check-then-act", Severity.HIGH),
    /** The ring goes over several variables, threads or regions. */
    @JsonProperty("ring")
    RING("ring", Severity.MEDIUM),
    /** The ring is closed by hand-overs of locks alone: no value need be wrong. */
    @JsonProperty("locks-only")
    LOCKS_ONLY("locks-only", Severity.LOW);

    private final String id;
    private final Severity severity;

    Pattern(String id, Severity severity) {
        this.id = id;
        this.severity = severity;
    }

    /** The name in files and addresses. */
    public String id() {
        return id;
    }

    public Severity severity() {
        return severity;
    }
}
