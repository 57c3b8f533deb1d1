package dev.atomicity.checker;

/** Something is more than the checker may take, as memory or threads. What is being recorded is lost, and later events may be recorded again. */
public final class CheckerLimit extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public CheckerLimit(String message) {
        super(message);
    }
}
