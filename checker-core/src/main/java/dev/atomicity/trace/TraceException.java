package dev.atomicity.trace;

/** A trace that cannot be read, or that no run can have produced. The message names the file, the line and the cause. */
public final class TraceException extends Exception {
    private static final long serialVersionUID = 1L;

    TraceException(String file, String problem) {
        super(file + ": " + problem);
    }

    TraceException(String file, long line, String problem) {
        super(file + ":" + line + ": " + problem);
    }
}
