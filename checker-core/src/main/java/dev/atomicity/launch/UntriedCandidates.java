package dev.atomicity.launch;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What directed executions did not come to, because their time was over.
 *
 * @param tests those of which no execution completed, so that nothing was predicted
 * @param candidates those of the other tests
 */
public record UntriedCandidates(int tests, int candidates) {
    public static final UntriedCandidates NOTHING = new UntriedCandidates(0, 0);

    public boolean isNothing() {
        return tests == 0 && candidates == 0;
    }

    /**
     * @param tests that were to be executed
     * @param broken those that broke their JVM, and were left alone for that reason
     */
    static UntriedCandidates of(
            List<String> tests, Set<String> broken, List<DirectedExecution> executions, int candidates) {
        Set<String> executed = executions.stream()
                .filter(DirectedExecution::hasEnded)
                .map(DirectedExecution::test)
                .collect(Collectors.toSet());
        int missing = (int) tests.stream()
                .filter(test -> !executed.contains(test) && !broken.contains(test))
                .count();
        return new UntriedCandidates(missing, candidates);
    }
}
