package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Names a finding by what it is: kind, region, and the sites of the ring, each once: method, operation and variable. There are
 * no line numbers in it, nor threads, nor their order, which differs from run to run: the same bug has the same name in every
 * run, on every machine, and after unrelated edits.
 *
 * <p>Of a ring through more than two threads only the two sites count between which the region let the others in. In a busy program
 * the ways round are as many as the orders in which threads can meet, and other ones in each run.
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
        Set<String> sites = new TreeSet<>();
        for (RingStep step : telling(found.steps())) {
            sites.add(site(step.place()));
        }
        sites.forEach(site -> text.append('\n').append(site));
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

    private static List<RingStep> telling(List<RingStep> steps) {
        long threads = steps.stream().map(RingStep::threadId).distinct().count();
        return threads <= 2 ? steps : List.of(steps.get(0), steps.get(steps.size() - 1));
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
