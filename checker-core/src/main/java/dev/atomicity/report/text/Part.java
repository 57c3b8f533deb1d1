package dev.atomicity.report.text;

/**
 * A piece of a sentence that a report may show in a way of its own.
 *
 * @param thread the index of the thread in its {@link Interleaving}, for the kind {@code THREAD}; -1 otherwise
 * @param isStrong whether it is the point of the sentence
 */
public record Part(Kind kind, String text, int thread, boolean isStrong) {
    /** What the piece is. */
    public enum Kind {
        TEXT,
        /** A name from the program. */
        CODE,
        /** The name of a thread. */
        THREAD
    }
}
