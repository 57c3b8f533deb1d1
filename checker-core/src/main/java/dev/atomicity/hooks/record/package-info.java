/**
 * Records the events in a trace file.
 */
package dev.atomicity.hooks.record;
