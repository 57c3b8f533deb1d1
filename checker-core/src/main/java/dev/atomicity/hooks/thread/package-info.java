/**
 * The state of a thread, by concern: its regions and transactions, the variable that it holds, the wait that it is in, the calls of
 * the JDK that it is in the middle of. Used by its own thread alone, where a class does not say otherwise.
 */
package dev.atomicity.hooks.thread;
