package dev.atomicity.check;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Severity;
import dev.atomicity.results.State;
import java.util.List;

/** Says which findings are too minor to count. */
final class FailOn {
    private FailOn() {}

    /** Marks those that would count, but are less severe. */
    static List<FindingResult> apply(List<FindingResult> findings, Severity failOn) {
        return findings.stream()
                .map(finding -> finding.state().counts() && !finding.severity().isAtLeast(failOn)
                        ? finding.withState(State.MINOR, finding.reason())
                        : finding)
                .toList();
    }
}
