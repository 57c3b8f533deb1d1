package dev.atomicity.results;

/** An entry of the baseline that no finding of this check has: it can be taken out. */
public record StaleEntry(String fingerprint, String region, String reason) {}
