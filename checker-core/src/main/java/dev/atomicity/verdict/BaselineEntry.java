package dev.atomicity.verdict;

import dev.atomicity.results.Discovery;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/**
 * A finding that is known.
 *
 * @param region for the reader of the file; the fingerprint alone decides
 * @param pattern for the reader of the file
 * @param reason why it may stay; null if nobody said
 * @param expires the last day on which it does not count, as {@code 2027-01-31}; null for ever
 * @param discovery how it was met when the file was written; null if that is not known
 */
public record BaselineEntry(
        String fingerprint, String region, String pattern, String reason, String expires, Discovery discovery) {
    /**
     * Whether it still counts as known on that day.
     *
     * @throws DateTimeParseException if the date cannot be read
     */
    boolean isValidOn(LocalDate day) {
        return expires == null || !day.isAfter(LocalDate.parse(expires));
    }
}
