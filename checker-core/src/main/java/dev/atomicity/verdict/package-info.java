/**
 * Decides pass or fail: compares the findings with what is allowed.
 *
 * <p>Both plugins call it, so that the same result is reported in the same words by either build tool; only the syntax of settings
 * differs, which the caller provides. Reads the verdicts of {@code dev.atomicity.analysis}; accesses no files and does not depend on a
 * build tool.
 */
package dev.atomicity.verdict;
