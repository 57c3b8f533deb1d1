/**
 * What orders threads: locks, signals, and tasks that are handed over.
 */
package dev.atomicity.hooks.sync;
