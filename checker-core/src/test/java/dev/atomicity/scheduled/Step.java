package dev.atomicity.scheduled;

import java.util.List;

/** What an operation does in one indivisible step, as the documents and the table of models say. */
public record Step(Manner manner, List<Access> accesses) {
    /** When a step does what it does. docs/decisions/0004 says what follows from that. */
    public enum Manner {
        ALWAYS,
        /** The same, of a variable that is no volatile one: that it was read is not remembered. */
        PLAIN,
        /** It changes something only if the call says so, and otherwise reads: a collection. */
        IF_CHANGED,
        /** The same for {@code compareAndSet} and its kin of an atomic. */
        SWAP,
        /** The same through a field updater or a {@code VarHandle}. */
        FIELD_SWAP,
        /** It may wait for other threads, and is a transaction of its own. */
        WAITING
    }

    public static Step of(Access... accesses) {
        return new Step(Manner.ALWAYS, List.of(accesses));
    }
}
