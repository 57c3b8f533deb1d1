package dev.atomicity.oracle;

/**
 * One event of a trace that is held in memory.
 *
 * @param target the variable, the lock, or the other thread; 0 for begin and end
 */
public record Event(int thread, Kind kind, int target) {
    /** What an event does. */
    public enum Kind {
        READ("r"),
        WRITE("w"),
        ACQUIRE("acq"),
        RELEASE("rel"),
        FORK("fork"),
        JOIN("join"),
        BEGIN("begin"),
        END("end");

        final String spelling;

        Kind(String spelling) {
            this.spelling = spelling;
        }

        boolean isAccess() {
            return this == READ || this == WRITE;
        }

        static Kind spelled(String spelling) {
            for (Kind kind : values()) {
                if (kind.spelling.equals(spelling)) {
                    return kind;
                }
            }
            throw new IllegalArgumentException(spelling);
        }
    }
}
