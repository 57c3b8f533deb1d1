package dev.atomicity.shadow;

/** Returns the transaction that a segment belongs to. */
@FunctionalInterface
public interface SegmentTransactions {
    /** The ordinal of the transaction, 0 for none. */
    long transactionOf(long segment);
}
