package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Place;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Names a cause: the method at fault and the variable. Neither the other threads are in it nor what they did, neither lines nor
 * the pattern, which all depend on the schedule.
 *
 * <p>Between which two of many variables a method is interrupted depends on the schedule as well: of two, only their classes
 * count.
 */
final class Fingerprint {
    private static final int LENGTH = 16;

    /** Compilers number the lambdas of a class in their order: one more in front changes all of them. */
    private static final Pattern LAMBDA_NUMBER = Pattern.compile("(lambda\\$.*)\\$\\d+$");

    private Fingerprint() {}

    static String of(Place method, Collection<String> variables) {
        StringBuilder text = new StringBuilder(nameOf(method));
        if (variables.size() == 1) {
            text.append('\n').append(variables.iterator().next());
        } else {
            TreeSet<String> owners = new TreeSet<>();
            variables.forEach(variable -> owners.add(Variables.owner(variable)));
            owners.forEach(owner -> text.append('\n').append(owner).append(".*"));
        }
        return digest(text.toString());
    }

    /** Class and method, without the numbers that compilers give; an empty text if the method is not known. */
    static String nameOf(Place method) {
        return method == null
                ? ""
                : method.owner() + "." + LAMBDA_NUMBER.matcher(method.method()).replaceFirst("$1");
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
