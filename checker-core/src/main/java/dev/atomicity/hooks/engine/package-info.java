/**
 * The checker of the running program: its threads, transactions and shadows. {@code HookEntry} is the way of every hook into it and out
 * of it, and {@code HookFailures} what happens when a hook fails.
 */
package dev.atomicity.hooks.engine;
