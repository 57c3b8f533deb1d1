package dev.atomicity.results;

import java.util.List;

/**
 * A test, or a container such as a class in whose {@code @BeforeAll} something was found or went wrong.
 *
 * @param id the unique id that the JUnit Platform gave it
 * @param className with its package; null if it belongs to no class
 * @param displayName what a person calls it
 * @param path the display names of what contains it, outermost first, without the engine and the class
 * @param message why it failed, was skipped or could not be checked; null if there is nothing to say
 * @param detail a stack trace or a thread dump; null if there is none
 * @param findings the fingerprints of what was found in it
 */
public record TestResult(
        String id,
        String className,
        String displayName,
        List<String> path,
        Outcome outcome,
        long durationMillis,
        String message,
        String detail,
        List<String> findings) {
    public TestResult {
        path = path == null ? List.of() : List.copyOf(path);
        findings = findings == null ? List.of() : List.copyOf(findings);
    }

    /** One that is directly in its class, and of which there is nothing more to say. */
    public static TestResult of(
            String id,
            String className,
            String displayName,
            Outcome outcome,
            long durationMillis,
            List<String> findings) {
        return new TestResult(id, className, displayName, List.of(), outcome, durationMillis, null, null, findings);
    }

    public TestResult withName(String newId, String newDisplayName) {
        return new TestResult(
                newId, className, newDisplayName, path, outcome, durationMillis, message, detail, findings);
    }
}
