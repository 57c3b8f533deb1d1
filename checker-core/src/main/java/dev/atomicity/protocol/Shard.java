package dev.atomicity.protocol;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * A part of the test classes: those whose name falls into it, which is the same on every machine and does not change
 * when other classes come and go.
 *
 * @param index from 1
 */
public record Shard(int index, int count) {
    /** Everything. */
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern FORM = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    /**
     * Reads {@code 2/5}, the second of five.
     *
     * @throws IllegalArgumentException if it is not of that form
     */
    public static Shard of(String text) {
        Matcher matcher = FORM.matcher(text.trim());
        if (matcher.matches()) {
            int index = Integer.parseInt(matcher.group(1));
            int count = Integer.parseInt(matcher.group(2));
            if (index >= 1 && index <= count) {
                return new Shard(index, count);
            }
        }
        throw new IllegalArgumentException(
                "'" + text + "' is not a shard: expected one of 1/N to N/N, as 2/5 for the second of five");
    }

    /** Whether the tests of the class, and of the classes in it, belong to it. */
    public boolean contains(String className) {
        CRC32 hash = new CRC32();
        hash.update(className.replaceFirst("\\$.*", "").getBytes(StandardCharsets.UTF_8));
        return hash.getValue() % count == index - 1;
    }

    @Override
    public String toString() {
        return index + "/" + count;
    }
}
