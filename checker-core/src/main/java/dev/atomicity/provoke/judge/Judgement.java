package dev.atomicity.provoke.judge;

/** What the values of an execution say. */
public enum Judgement {
    /** No serial order of the transactions explains the values. */
    HARMFUL,
    /** Some serial order explains all values that were read, and the final ones. */
    HARMLESS,
    /** Some values are not known, or there are too many transactions. */
    UNPROVEN
}
