package dev.atomicity.verdict;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A finding that is known.
 *
 * @param region the method at fault
 * @param pattern for the reader of the file
 * @param reason why it may stay; null if nobody said
 * @param expires the last day on which it does not count, such as {@code 2027-01-31}; null if it never does
 * @param discovery how it was met when the file was written; null if that is not known
 * @param variables between whose accesses the method was interrupted; null if that is not known
 */
public record BaselineEntry(
        String fingerprint,
        String region,
        String pattern,
        String reason,
        String expires,
        Discovery discovery,
        List<String> variables) {
    /** Compilers number the lambdas of a class in their order: one more in front changes all of them. */
    private static final Pattern LAMBDA_NUMBER = Pattern.compile("(lambda\\$.*)\\$\\d+$");

    /**
     * Whether it is the cause of the finding. Between which of its variables a method is interrupted is chance: one that both have in
     * common is enough.
     */
    boolean isOf(FindingResult finding) {
        if (fingerprint.equals(finding.fingerprint())) {
            return true;
        }
        return variables != null
                && region != null
                && finding.region() != null
                && stable(region).equals(stable(finding.region()))
                && !Collections.disjoint(variables, finding.variables());
    }

    private static String stable(String method) {
        return LAMBDA_NUMBER.matcher(method).replaceFirst("$1");
    }

    /**
     * Whether it still counts as known on that day.
     *
     * @throws DateTimeParseException if the date cannot be read
     */
    boolean isValidOn(LocalDate day) {
        return expires == null || !day.isAfter(LocalDate.parse(expires));
    }
}
