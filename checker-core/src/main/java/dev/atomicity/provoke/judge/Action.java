package dev.atomicity.provoke.judge;

/** An action of a transaction, with the values that it saw. The thread and the transaction are identified by numbers. */
interface Action {
    int thread();

    int transaction();

    /**
     * Performs the action in that state, and changes the state.
     *
     * @return false if the transaction would have seen something else there; what is not known contradicts nothing
     */
    boolean happensIn(State state);

    /**
     * Whether all its values are known.
     *
     * @param initial before the first action of all
     * @param last after the last one
     */
    boolean isKnown(State initial, State last);
}
