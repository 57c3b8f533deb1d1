package dev.atomicity.functional.gradle;

import java.util.regex.Pattern;

/**
 * Tells a build that failed because its repository is out of reach from one that failed for itself. An answer of the
 * repository, such as "not found", is no such reason: then the build asks for the wrong thing.
 */
final class Unreachable {

    private static final Pattern NO_CONNECTION = Pattern.compile("Could not (GET|HEAD) '[^']*'\\."
            + "(?![^\n]*Received status code 4)[\\s\\S]*?"
            + "(Connection refused|timed out|Temporary failure|Name or service not known|unreachable|No route to host"
            + "|nodename nor servname|No such host|Connect to )");

    private static final Pattern NO_CACHE = Pattern.compile("No cached version of \\S+ available for offline mode");

    private Unreachable() {}

    static boolean isNamedIn(String output) {
        return NO_CONNECTION.matcher(output).find() || NO_CACHE.matcher(output).find();
    }
}
