/**
 * The checker itself: Davida without a central graph, in plain Java.
 *
 * <p>It receives begins, ends and dependencies, from a trace ({@code dev.atomicity.analysis}) or from hooks in a running program, and
 * reports violations and cycles to its caller. It may use {@code java.*} only, because it is loaded by the boot loader of the program
 * under test.
 */
package dev.atomicity.checker;
