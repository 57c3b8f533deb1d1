package dev.atomicity.hooks.report;

import dev.atomicity.hooks.places.Sites;

/**
 * Transactions that could not be judged, because a hook failed in the middle of them.
 *
 * @param test the number that {@code TestScopes.begin} was given; 0 outside all tests
 * @param throwable the name of the class of what was thrown inside the hook
 * @param site where the hook stands in the program; null if that is not known
 */
public record GivenUpTransactions(int test, long transactions, String throwable, Sites.Site site) {}
