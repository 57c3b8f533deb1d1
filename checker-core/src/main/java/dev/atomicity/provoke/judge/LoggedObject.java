package dev.atomicity.provoke.judge;

/** A collection or an atomic in the log. */
final class LoggedObject {
    final long number;

    /** How many entries the log had when the object was copied. */
    final int since;

    /** What it held then; null if that is not known. */
    private ObjectModel model;

    LoggedObject(long number, int since, ObjectModel model) {
        this.number = number;
        this.since = since;
        this.model = model;
    }

    ObjectModel model() {
        return model;
    }

    /** The object is a view of another object, which has operations of its own. */
    void markAsView() {
        model = null;
    }
}
