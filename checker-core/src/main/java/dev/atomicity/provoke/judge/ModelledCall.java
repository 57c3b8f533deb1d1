package dev.atomicity.provoke.judge;

/**
 * A call on an object that is modelled by the results of its calls.
 *
 * @param comparison the only use of the result; null if exactly the same result is needed
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
