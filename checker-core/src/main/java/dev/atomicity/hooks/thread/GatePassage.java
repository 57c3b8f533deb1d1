package dev.atomicity.hooks.thread;

/** How a call of the JDK has passed a gate. Used by the thread of the call only. */
final class GatePassage {
    /** Null if there was no gate to pass. */
    private CallGate gate;

    private boolean isAlone;

    /** Whether an outer call has entered the gate, so that this one does not leave it. */
    private boolean isBorrowed;

    /** Whether other calls may be inside that should not be, so that their order with this call is not known. */
    private boolean isDisturbed;

    void enter(CallGate entered, boolean alone) {
        gate = entered;
        isAlone = alone;
        isBorrowed = false;
        isDisturbed = false;
    }

    void borrow(CallGate entered, boolean disturbed) {
        gate = entered;
        isBorrowed = true;
        isDisturbed = disturbed;
    }

    void leave() {
        CallGate entered = gate;
        if (entered != null) {
            if (!isBorrowed) {
                entered.leave(isAlone);
            }
            gate = null;
        }
    }

    boolean isLeftBehind() {
        return gate != null && (isDisturbed || gate.isGivenUp());
    }

    /** Whether this call itself has entered the gate, and leaves it. */
    boolean hasEntered(CallGate asked) {
        return gate == asked && !isBorrowed;
    }

    boolean isInside() {
        return gate != null;
    }

    boolean isAlone() {
        return isAlone;
    }
}
