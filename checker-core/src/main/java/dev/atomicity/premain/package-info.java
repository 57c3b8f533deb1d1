/**
 * The entry point of the agent in a JVM: makes the hooks visible to every class, and the rest of the agent to none.
 *
 * <p>Loaded by the program's class loader, so it may use {@code java.*} only.
 */
package dev.atomicity.premain;
