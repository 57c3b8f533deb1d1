package dev.atomicity.checker;

/** Why an event comes after an earlier one of another thread: what both did. */
public enum Conflict {
    WRITE_READ(Access.WRITE, Access.READ),
    READ_WRITE(Access.READ, Access.WRITE),
    WRITE_WRITE(Access.WRITE, Access.WRITE),
    RELEASE_ACQUIRE(Access.RELEASE, Access.ACQUIRE),
    /** A thread was started, or another one waited for its end: no variable is involved. */
    START_OR_END(Access.NONE, Access.NONE);

    /** What an event does with its variable or lock. */
    enum Access {
        READ,
        WRITE,
        RELEASE,
        ACQUIRE,
        NONE;

        /** Whether a later event of another thread on the same variable depends on this one. */
        boolean conflictsWith(Access later) {
            return switch (this) {
                case READ -> later == WRITE;
                case WRITE -> later == READ || later == WRITE;
                case RELEASE -> later == ACQUIRE;
                case ACQUIRE, NONE -> false;
            };
        }
    }

    private final Access source;
    private final Access sink;

    Conflict(Access source, Access sink) {
        this.source = source;
        this.sink = sink;
    }

    /** The conflict of two accesses that do conflict. */
    static Conflict of(Access source, Access sink) {
        for (Conflict conflict : values()) {
            if (conflict.source == source && conflict.sink == sink) {
                return conflict;
            }
        }
        throw new IllegalArgumentException(source + " and " + sink + " do not conflict");
    }

    Access source() {
        return source;
    }

    Access sink() {
        return sink;
    }

    public boolean sourceWrites() {
        return source == Access.WRITE;
    }

    public boolean sinkWrites() {
        return sink == Access.WRITE;
    }
}
