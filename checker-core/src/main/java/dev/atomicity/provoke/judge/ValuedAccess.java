package dev.atomicity.provoke.judge;

/**
 * An access with its value.
 *
 * @param thread a number
 * @param transaction a number, different for transactions of different threads
 * @param value what was read, or written; null if that is not known
 */
public record ValuedAccess(int thread, int transaction, long variable, boolean writes, Object value) {}
