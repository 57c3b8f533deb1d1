/**
 * The checker of the running program: its threads, transactions and shadows. Every hook enters and leaves it through {@code HookEntry};
 * {@code HookFailures} handles a hook that fails.
 */
package dev.atomicity.hooks.engine;
