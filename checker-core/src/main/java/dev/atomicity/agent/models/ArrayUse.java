package dev.atomicity.agent.models;

/** What a call does to the elements of an array argument, in addition to what it does to its subject. */
public enum ArrayUse {
    NONE,
    /** Reads all of them. */
    READS,
    /** Fills the array if the elements fit, and returns it, as {@code Collection.toArray(T[])} does. */
    FILLS,
    /** Fills the array with as many elements as a {@code Vector} has. */
    FILLS_COUNTED
}
