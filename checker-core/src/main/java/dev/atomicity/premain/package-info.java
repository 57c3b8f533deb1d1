/**
 * The entry of the agent in a JVM: puts the hooks where every class sees them, and the rest where none does.
 *
 * <p>Loaded by the program's class loader, so it may touch {@code java.*} only.
 */
package dev.atomicity.premain;
