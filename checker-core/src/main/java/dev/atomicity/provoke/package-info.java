/**
 * Directed schedules: one logged execution of a test, the places in it where another thread could come in, and executions in
 * which threads are held so that it does. Inside the program, beside the hooks: the checker alone decides what was found.
 *
 * <pre>
 *   events ─▶ log ─▶ cuts ─▶ plan ─▶ director (holds threads) ─▶ the same checker
 * </pre>
 */
package dev.atomicity.provoke;
