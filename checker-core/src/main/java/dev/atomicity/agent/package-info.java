/**
 * The agent: turns the program's classes into classes that call the hooks, with ASM. This package has the entry and decides which classes
 * are changed; {@code ClassInstrumenter} takes one class file through the packages below.
 *
 * <p>Loaded by a class loader of its own, so that neither it nor ASM is visible to the program's classes. It never loads a class of the
 * program: it reads class files instead.
 */
package dev.atomicity.agent;
