package dev.atomicity.launch;

import dev.atomicity.protocol.TestEvent.Found;

/**
 * A finding, and the test that met it, in an observed or in a directed execution.
 *
 * @param test the unique id; null if it was outside all tests
 * @param late whether the test was over: a thread that it had started continued
 * @param onEarlierThread whether the thread that closed the ring was started before the test
 */
public record TestFinding(Found found, String test, boolean late, boolean onEarlierThread, long times) {}
