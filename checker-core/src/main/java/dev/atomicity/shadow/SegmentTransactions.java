package dev.atomicity.shadow;

/** Knows which transaction a segment belonged to. */
@FunctionalInterface
public interface SegmentTransactions {
    /** The ordinal of the transaction, 0 for none. */
    long transactionOf(long segment);
}
