package dev.atomicity.provoke.judge;

/** What an object of the JDK holds, and how its operations change that. Values are samples. Models with the same contents are equal. */
interface ObjectModel {
    ObjectModel copy();

    /**
     * Applies a call.
     *
     * @return what it returns, {@link dev.atomicity.hooks.places.Samples#UNKNOWN} if the model does not know the operation: then the model
     *     can no longer be used. {@link #FAILURE} if the call would have thrown something, or waited
     */
    Object apply(OperationCall call);

    /** Equal to nothing that a call returns. */
    Object FAILURE = new Object();

    /** The result of a call that returns nothing. */
    Object NOTHING = new Object();
}
