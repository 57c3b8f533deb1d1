package dev.atomicity.scheduled;

/**
 * What a thread does when it is its turn.
 *
 * @param target the object, the other thread, or the lock
 * @param operation of the object, in the order of its kind
 */
record Turn(int thread, Action action, int target, int operation) {
    /** What a turn may be. */
    enum Action {
        /** Does something to an object. */
        OPERATE(""),
        /** Goes on with an operation of more than one turn. */
        GO_ON("goes on"),
        REGION("begins a region"),
        /** A synchronized block. */
        MONITOR("enters the monitor"),
        /** A synchronized method. */
        METHOD("enters the synchronized method"),
        LOCK("locks"),
        /** Leaves what it has entered last. */
        LEAVE("leaves"),
        /** The same by an exception. */
        THROW("leaves by an exception"),
        FORK("starts"),
        JOIN("joins");

        private final String words;

        Action(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }

        /** Whether the thread is inside of something after it. */
        boolean isEntry() {
            return this == REGION || isLock();
        }

        boolean isLock() {
            return this == MONITOR || this == METHOD || this == LOCK;
        }

        boolean concernsThread() {
            return this == FORK || this == JOIN;
        }
    }
}
