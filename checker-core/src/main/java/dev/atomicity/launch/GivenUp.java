package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent.Unjudged;

/**
 * Transactions that could not be judged, and their test.
 *
 * @param test null if it was outside of all tests
 */
public record GivenUp(Unjudged unjudged, TestEntry test) {}
