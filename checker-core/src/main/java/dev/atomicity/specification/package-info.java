/**
 * What to watch and what is atomic: class and method patterns, kinds of regions, as the settings say.
 *
 * <p>Written to an options file by whoever starts the program, read by the agent: one class for both ends. It may touch
 * {@code java.*} only.
 */
package dev.atomicity.specification;
