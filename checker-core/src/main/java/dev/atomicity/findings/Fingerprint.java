package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Names a finding by what it is: kind, region, and the two sites between which the region let others in: method, operation and
 * variable of its first step in the ring, and of its last. There are no line numbers in it, nor threads, so that the same bug
 * has the same name in every run, on every machine, and after unrelated edits. What the others did in between is not in it
 * either: in a busy program the ways round are as many as the orders in which threads can meet, other ones in each run, and what
 * is to be mended is one region between the same two steps.
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
        List<RingStep> steps = found.steps();
        if (!steps.isEmpty()) {
            text.append('\n').append(site(steps.get(0).place()));
            text.append('\n').append(site(steps.get(steps.size() - 1).place()));
        }
        return digest(text.toString());
    }

    private static String site(Place place) {
        StringBuilder text = new StringBuilder();
        append(text, place);
        if (place != null) {
            text.append('|').append(place.operation()).append('|').append(place.variable());
        }
        return text.toString();
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
