/**
 * Passes the events of the running program, in the terms of a trace, to the listeners. The checker is not a listener: it comes first, and
 * its fast path skips repeated accesses, unless a listener needs every access.
 */
package dev.atomicity.hooks.events;
