package dev.atomicity.provoke.judge;

/**
 * A call on an object that is known by what its calls return.
 *
 * @param comparison all that is done with the result; null if the very same result is needed
 */
record ModelledCall(int thread, int transaction, long object, OperationCall call, Comparison comparison)
        implements Action {
    @Override
    public boolean happensIn(State state) {
        ObjectModel model = state.object(object);
        return model == null || call.happensOn(model, comparison, () -> state.forgetObject(object));
    }

    @Override
    public boolean isKnown(State initial, State last) {
        return initial.object(object) != null && last.object(object) != null;
    }
}
