package dev.atomicity.hooks;

/**
 * Transactions that could not be judged, because a hook failed in the middle of them.
 *
 * @param test the number that {@link TestScopes#begin} was given; 0 outside of all tests
 * @param throwable the name of the class of what was thrown inside the hook
 * @param site where the hook stands in the program; null if that is not known
 */
public record GivenUp(int test, long transactions, String throwable, Sites.Site site) {}
