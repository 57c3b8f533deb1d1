package dev.atomicity.checker;

/** Something is more than the checker may take, as memory or threads. It costs what is at hand, and may pass. */
public final class CheckerLimit extends IllegalStateException {
    private static final long serialVersionUID = 1;

    public CheckerLimit(String message) {
        super(message);
    }
}
