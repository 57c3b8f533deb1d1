package dev.atomicity.results;

/**
 * Transactions of a test that could not be judged, because a hook failed in the middle of them: what the check might have found
 * there, nobody knows. It says nothing about the program, and does not count against the threshold.
 *
 * @param test the id of the test; null outside all tests
 * @param transactions how many
 * @param cause the name of the class of what was thrown, such as {@code java.lang.StackOverflowError}
 * @param place the class and method whose hook failed; null if that is not known
 * @param operation what the program was about to do there, such as {@code reads Cache.map}; null if that is not known
 */
public record UnjudgedResult(String test, long transactions, String cause, String place, String operation) {
    public UnjudgedResult withTest(String id) {
        return new UnjudgedResult(id, transactions, cause, place, operation);
    }

    public UnjudgedResult withTransactions(long count) {
        return new UnjudgedResult(test, count, cause, place, operation);
    }
}
