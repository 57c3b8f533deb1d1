package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent.Found;

/**
 * A finding, and the test that met it.
 *
 * @param test null if it was outside of all tests
 * @param late whether the test was over: a thread that it had started went on
 */
public record Encounter(Found found, TestEntry test, boolean late, long times) {}
