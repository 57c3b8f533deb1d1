/**
 * The events of the running program, as a trace knows them, on their way to the listeners. The checker is not one of these: it
 * comes first, and its fast path leaves out what is known, unless a listener needs every access.
 */
package dev.atomicity.hooks.events;
