/**
 * What instrumented code calls, and the state behind it: threads, shadows of fields and arrays, findings.
 *
 * <p>Loaded by the boot loader, so that every class can call it. It may touch {@code java.*}, the checker and its
 * shadows. A hook never throws into the program, never runs code of the program, and holds no lock that the program
 * could take.
 */
package dev.atomicity.hooks;
