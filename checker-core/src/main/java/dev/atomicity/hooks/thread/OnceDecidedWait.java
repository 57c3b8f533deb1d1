package dev.atomicity.hooks.thread;

/**
 * A wait of a thread that is decided once, until it is known whether the condition that was tested before it still holds. Used by its own
 * thread.
 */
public final class OnceDecidedWait {
    private boolean isOpen;
    private boolean hasBegun;
    private boolean wouldWaitAgain;

    public void open() {
        isOpen = true;
        hasBegun = false;
        wouldWaitAgain = true;
    }

    /** Whether the transaction continues across the wait for the time being. */
    public boolean isOpen() {
        return isOpen;
    }

    /** The thread is about to wait: there is nothing more to record before it. */
    public void begins() {
        hasBegun = isOpen;
    }

    /** A test was repeated, and leads around the wait or not. */
    public void test(boolean leadsAround) {
        wouldWaitAgain &= !leadsAround;
    }

    /** Whether the transaction ends with the wait; false if there was none, or if the thread would wait again. */
    public boolean takeIsOver() {
        boolean isOver = isOpen && !wouldWaitAgain;
        close();
        return isOver;
    }

    /** Whether the wait has ended without the tests: by an exception. */
    public boolean hasFailed() {
        return hasBegun;
    }

    public void close() {
        isOpen = false;
        hasBegun = false;
    }
}
