/**
 * Decides pass or fail: what was found against what is allowed.
 *
 * <p>Both plugins call it, so that the same result is reported in the same words by either build tool; only the syntax of the
 * setting differs, and the caller brings it. Reads the verdicts of {@code dev.atomicity.analysis}; touches no file and knows
 * no build tool.
 */
package dev.atomicity.verdict;
