package overlap;

/** Where a call stands. */
enum Context {
    METHOD,
    CONSTRUCTOR,
    BEFORE_SUPERCLASS,
    INITIALISER,
    LAMBDA,
    REFERENCE,
    /** In a function that another call runs, after a third one that has failed. */
    NESTED,
    /** In a function that another call runs, and that then throws. */
    THROWING,
    /** In a function that a stream runs. */
    STREAM
}
