package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * An event of a witness. Source and sink of each dependency stand in turn, in the order in which they happened as far as the
 * ring tells it; from a sink to the next source leads program order, and both may be one event, which then stands once.
 *
 * @param thread the name of the thread; several threads may have the same
 * @param threadId a number of the thread's own
 * @param region the region whose transaction it belongs to, as {@code bank.Account.withdraw}; null outside of all
 * @param operation what happened, as {@code reads}
 * @param variable what it happened to, as {@code Account.balance}; null for a lock without a name
 * @param className the class whose code did it, with its package
 * @param file the name of the source file without folders, null if the class file does not tell
 * @param line -1 if the class file does not tell
 * @param source the source file relative to the project's root, with slashes; null if it was not found
 * @param value what was read or written, the first time that this was found, as {@code 20}; null if that is not known
 */
public record Step(
        String thread,
        int threadId,
        String region,
        String operation,
        String variable,
        @JsonProperty("class") String className,
        String method,
        String file,
        int line,
        String source,
        String value) {
    /** As in a stack trace: class, method, file and line. */
    public String location() {
        return className + "." + method + "(" + place() + ")";
    }

    /** File and line, as far as they are known. */
    public String place() {
        return file == null ? "unknown source" : line < 0 ? file : file + ":" + line;
    }
}
