package dev.atomicity.maven;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a time as people write it: {@code 90}, {@code 90s}, {@code 5min}, {@code 1h} or {@code PT5M}. */
final class ReadableTime {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9})\\s*(ms|s|sec|m|min|h)?");

    private ReadableTime() {}

    /**
     * @throws IllegalArgumentException if it is not of such a form
     */
    static Duration of(String text) {
        String form = text.strip();
        Matcher matcher = FORM.matcher(form.toLowerCase(Locale.ROOT));
        if (matcher.matches()) {
            long number = Long.parseLong(matcher.group(1));
            String unit = matcher.group(2) == null ? "s" : matcher.group(2);
            return switch (unit) {
                case "ms" -> Duration.ofMillis(number);
                case "m", "min" -> Duration.ofMinutes(number);
                case "h" -> Duration.ofHours(number);
                default -> Duration.ofSeconds(number);
            };
        }
        try {
            return Duration.parse(form);
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException(
                    "'" + text
                            + "' is not a duration: expected seconds such as 90, or a number with a unit such as 90s, 5min or 1h",
                    e);
        }
    }
}
