package dev.atomicity.report.junit;

/**
 * A test case of the report.
 *
 * @param message one line; for a case that is fine, empty
 * @param type what kind of failure or error it is
 * @param text all of it
 * @param output what is good to know and no failure
 */
record TestCase(
        String className,
        String name,
        long millis,
        Kind kind,
        String message,
        String type,
        String text,
        String output) {
    /** How it ended, for the readers. */
    enum Kind {
        FINE(null),
        SKIPPED("skipped"),
        FAILURE("failure"),
        ERROR("error");

        private final String element;

        Kind(String element) {
            this.element = element;
        }

        /** The element that says so; null if none does. */
        String element() {
            return element;
        }
    }
}
