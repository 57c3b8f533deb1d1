/**
 * Directed schedules: one logged execution of a test, the places in it where another thread could come in, and executions in which threads
 * are held so that it does. This code runs inside the program, like the hooks. Only the checker decides what was found.
 *
 * <pre>
 *   events ─▶ log ─▶ cuts ─▶ plan ─▶ director (holds threads) ─▶ the same checker
 * </pre>
 */
package dev.atomicity.provoke;
