package dev.atomicity.provoke.judge;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.hooks.places.Samples;
import dev.atomicity.hooks.thread.CompoundVariable;

/** An event of an execution. Guarded by the log that it is in. */
abstract class LogEntry {
    final int thread;
    final int site;

    /** Different for each transaction of a thread; negative outside all transactions. */
    private long transaction;

    private int region;

    /** Null if it is not known. */
    private CheckedThread actor;

    private long segment;

    LogEntry(int thread, int site) {
        this.thread = thread;
        this.site = site;
    }

    void belongsTo(long newTransaction, int newRegion) {
        transaction = newTransaction;
        region = newRegion;
    }

    void happensIn(CheckedThread checked) {
        actor = checked;
        segment = checked.segment;
    }

    /** Whether the program has discarded what it read here and has tried again, so that nothing depends on it. */
    boolean isVoid() {
        return actor != null && actor.attempts.hasAbandoned(segment);
    }

    long transaction() {
        return transaction;
    }

    int region() {
        return region;
    }

    abstract boolean writes();

    /** The access of a field or an element. */
    static final class OfVariable extends LogEntry {
        final long variable;
        final Object before;
        private final boolean writes;

        /** @param before what the variable held right before the access */
        OfVariable(int thread, int site, long variable, boolean writes, Object before) {
            super(thread, site);
            this.variable = variable;
            this.writes = writes;
            this.before = before;
        }

        @Override
        boolean writes() {
            return writes;
        }

        /** Null if it is not known. */
        static Object known(Object sample) {
            return sample == Samples.UNKNOWN ? null : sample;
        }
    }

    /** An operation whose result is known. */
    static final class OfOperation extends LogEntry {
        final LoggedObject object;
        final OperationCall call;

        /** What a report shows of it; null if there is nothing to show. */
        final String shown;

        private boolean isContradiction;

        /** The only use of the result; null if there are other uses. */
        private Comparison comparison;

        OfOperation(int thread, int site, LoggedObject object, OperationCall call, String shown) {
            super(thread, site);
            this.object = object;
            this.call = call;
            this.shown = shown;
        }

        /** Its result differs from the model: something was not recorded, so the model cannot be used from here on. */
        void markContradicted() {
            isContradiction = true;
        }

        void compares(Comparison only) {
            comparison = only;
        }

        Action action(int number) {
            return isContradiction
                    ? new UnknownAction(thread, number, object.number, true)
                    : new ModelledCall(thread, number, object.number, call, comparison);
        }

        /** The operation as it happened in the execution: it must return the same result. */
        Action original() {
            return new ModelledCall(thread, 0, object.number, call, null);
        }

        @Override
        boolean writes() {
            return true; // that is not decided here
        }
    }

    /** An access of a collection or an atomic of which no operation says what it saw. */
    static final class OfCompound extends LogEntry {
        final CompoundVariable compound;
        private final boolean writes;
        boolean isPartOfOperation;

        OfCompound(int thread, int site, CompoundVariable compound, boolean writes) {
            super(thread, site);
            this.compound = compound;
            this.writes = writes;
        }

        @Override
        boolean writes() {
            return writes;
        }
    }
}
