package dev.atomicity.provoke.judge;

/**
 * An access of a variable with its value.
 *
 * @param thread a number
 * @param transaction a number, different for transactions of different threads
 * @param value what was read, or written; null if that is not known
 */
public record ValuedAccess(int thread, int transaction, long variable, boolean writes, Object value) implements Action {
    @Override
    public boolean happensIn(State state) {
        if (writes) {
            state.setValue(variable, value);
            return true;
        }
        return State.agree(state.value(variable), value);
    }

    @Override
    public boolean isKnown(State initial, State last) {
        return value != null && initial.value(variable) != null && last.value(variable) != null;
    }
}
