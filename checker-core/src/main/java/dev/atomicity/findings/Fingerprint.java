package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Names a finding by what it is: kind, region, and for each step of the ring the region, the operation, the variable and
 * the method. There are no line numbers in it, nor names of threads: the same bug has the same one in every run, on every
 * machine, and after unrelated edits.
 */
public final class Fingerprint {
    private static final int LENGTH = 16;

    /** Compilers number the lambdas of a class in their order: one more in front changes all of them. */
    private static final Pattern LAMBDA_NUMBER = Pattern.compile("(lambda\\$.*)\\$\\d+$");

    private Fingerprint() {}

    public static String of(Found found) {
        StringBuilder text = new StringBuilder();
        text.append(found.isCycle() ? "cycle" : "violation");
        append(text, found.region());
        for (RingStep step : new Ring(found).steps()) {
            text.append('\n').append(step.threadId() == found.threadId() ? "cut" : "other");
            append(text, step.region());
            append(text, step.place());
            if (step.place() != null) {
                text.append('|')
                        .append(step.place().operation())
                        .append('|')
                        .append(step.place().variable());
            }
        }
        return digest(text.toString());
    }

    private static void append(StringBuilder text, Place place) {
        text.append('|');
        if (place != null) {
            text.append(place.owner())
                    .append('.')
                    .append(LAMBDA_NUMBER.matcher(place.method()).replaceFirst("$1"));
        }
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, LENGTH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
