package dev.atomicity.checker;

/**
 * A limit of the checker was exceeded, for example that of memory or of threads. What is being recorded is lost; later events may be
 * recorded again.
 */
public final class CheckerLimit extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public CheckerLimit(String message) {
        super(message);
    }
}
