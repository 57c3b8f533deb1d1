package dev.atomicity.verdict;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Outcome;
import dev.atomicity.results.Results;
import dev.atomicity.results.TestResult;
import dev.atomicity.results.VerdictState;
import java.util.List;

/** Decides: findings that count against the number that is allowed. */
public final class Verdict {
    private Verdict() {}

    /**
     * Too many findings are a failure, whatever else could not be checked; what could not be checked is an error.
     *
     * @param errors what could not be checked, beyond single tests
     */
    public static VerdictState of(
            List<FindingResult> findings, int threshold, List<TestResult> tests, List<String> errors) {
        long counted =
                findings.stream().filter(finding -> finding.state().counts()).count();
        if (counted > threshold) {
            return VerdictState.FAILED;
        }
        boolean isComplete = errors.isEmpty() && tests.stream().noneMatch(test -> test.outcome() == Outcome.ERROR);
        return isComplete ? VerdictState.PASSED : VerdictState.ERROR;
    }

    /** The same results, failed if they are good but for methods that overlapped too rarely. */
    public static Results withOverlap(Results results) {
        return results.verdict() == VerdictState.PASSED && results.overlapsTooLittle()
                ? results.withVerdict(VerdictState.FAILED, results.threshold())
                : results;
    }
}
