package dev.atomicity.provoke.judge;

/** A call on an object that is known by what its calls return. */
record ModelledCall(int thread, int transaction, long object, OperationCall call) implements Action {
    @Override
    public boolean happensIn(State state) {
        ObjectModel model = state.object(object);
        return model == null || call.happensOn(model, () -> state.forgetObject(object));
    }

    @Override
    public boolean isKnown(State initial, State last) {
        return initial.object(object) != null && last.object(object) != null;
    }
}
