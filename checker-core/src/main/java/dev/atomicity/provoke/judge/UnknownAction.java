package dev.atomicity.provoke.judge;

/**
 * Something was done to an object, and it is not known with which result.
 *
 * @param writes whether it may have changed the object
 */
record UnknownAction(int thread, int transaction, long object, boolean writes) implements Action {
    @Override
    public boolean happensIn(State state) {
        if (writes) {
            state.forgetObject(object);
        }
        return true;
    }

    @Override
    public boolean isKnown(State initial, State last) {
        return false;
    }
}
