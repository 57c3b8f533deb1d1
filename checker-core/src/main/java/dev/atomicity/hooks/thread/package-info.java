/**
 * The state of a thread, by concern: its regions and transactions, the variable that it holds, the wait that it is in, the calls of the
 * JDK that it is in the middle of. Used by its own thread alone, unless a class says otherwise.
 */
package dev.atomicity.hooks.thread;
