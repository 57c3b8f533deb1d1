package dev.atomicity.results;

/** An entry of the baseline that was not met in this check. That may be chance: it is not a proof that the cause is gone. */
public record StaleEntry(String fingerprint, String region, String reason) {}
