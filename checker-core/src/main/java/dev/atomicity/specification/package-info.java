/**
 * What to watch and what is atomic: class and method patterns, kinds of regions, as the settings say.
 *
 * <p>Written to an options file when a program is started, and read by the agent: the same class for both. It may use {@code java.*}
 * only.
 */
package dev.atomicity.specification;
