package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent.Unjudged;

/**
 * Transactions that could not be judged, and their test.
 *
 * @param test null if it was outside all tests
 */
public record UnjudgedTransactions(Unjudged unjudged, TestEntry test) {}
