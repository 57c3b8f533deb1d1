/**
 * The checker itself: Davida without a central graph, in plain Java.
 *
 * <p>It is fed with begins, ends and dependencies, by the trace reader's hand ({@code dev.atomicity.analysis}) or by
 * hooks in a running program, and calls back with violations and cycles. It may touch {@code java.*} only: on line it
 * lives in the boot loader of the program under test.
 */
package dev.atomicity.checker;
