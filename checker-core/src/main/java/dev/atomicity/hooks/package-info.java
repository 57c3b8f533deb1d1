/**
 * What instrumented code calls, one class of static methods for each kind of operation. A hook translates: it finds the variable or the
 * lock, and lets the engine record the event. Everything else is in the packages below, each of which knows only those before it:
 *
 * <pre>
 *   places   where variables and their shadows are, and what they are called
 *   coverage what the tests exercised
 *   thread   the state of a thread
 *   events   the events, and who else listens to them
 *   record   writes the events to a trace file
 *   report   what was found, for a person
 *   data     the shadows of what the JDK keeps: collections, atomics, buffers, whole objects
 *   sync     the shadows of locks, signals and tasks
 *   engine   the checker of the running program, and the way into it
 * </pre>
 *
 * <p>Loaded by the boot loader, so that every class can call it. It may touch {@code java.*}, the checker and its shadows. A hook never
 * throws into the program, never runs code of the program, and holds no lock that the program could take.
 */
package dev.atomicity.hooks;
