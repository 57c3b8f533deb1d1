/**
 * Turns the program's classes into classes that tell the hooks what they do, with ASM.
 *
 * <p>Loaded by a class loader of its own, so that neither it nor ASM meets the program's classes. It never loads a
 * class of the program: what it must know of other classes it reads from their files.
 */
package dev.atomicity.agent;
