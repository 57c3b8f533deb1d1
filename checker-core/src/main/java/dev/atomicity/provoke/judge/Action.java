package dev.atomicity.provoke.judge;

/** What a transaction does, with the values that it saw. Of one thread, in one transaction; both are numbers. */
interface Action {
    int thread();

    int transaction();

    /**
     * Does it in that state, and changes the state.
     *
     * @return false if the transaction would have seen something else there; what is not known contradicts nothing
     */
    boolean happensIn(State state);

    /**
     * Whether all values of it are known.
     *
     * @param initial before the first action of all
     * @param last after the last one
     */
    boolean isKnown(State initial, State last);
}
