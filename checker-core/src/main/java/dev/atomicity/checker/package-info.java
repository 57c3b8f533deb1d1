/**
 * The checker itself: Davida without a central graph, in plain Java.
 *
 * <p>It receives begins, ends and dependencies, from a trace ({@code dev.atomicity.analysis}) or from hooks in a running program, and
 * calls back with violations and cycles. It may use {@code java.*} only, because the boot loader of the program under test loads it.
 */
package dev.atomicity.checker;
