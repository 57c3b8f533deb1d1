package dev.atomicity.check;

import dev.atomicity.findings.Cause;
import dev.atomicity.findings.Causes;
import dev.atomicity.findings.Ring;
import dev.atomicity.launch.DirectedExecution;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The finding whose plan is replayed. It has happened again if it was met itself, or if the ring of the plan closed over other places of
 * the same method. A mistake of another method, which the same threads show, is another finding: it does not say that a fix has failed.
 */
final class ReplayedFinding {
    private final String fingerprint;
    private final String method;
    private final Causes causes;

    /**
     * @param method the method at fault, as the plan names it; null if it does not: then any method of the plan counts
     */
    ReplayedFinding(String fingerprint, String method, Causes causes) {
        this.fingerprint = fingerprint;
        this.method = method;
        this.causes = causes;
    }

    boolean hasHappenedIn(DirectedExecution execution) {
        return !fingerprintsIn(execution).isEmpty();
    }

    /** Of the finding itself, or else of those that stand for it; empty if it did not happen. */
    Set<String> fingerprintsIn(DirectedExecution execution) {
        Set<Cause> met =
                execution.met().stream().map(each -> causes.of(each.found())).collect(Collectors.toSet());
        if (met.stream().anyMatch(cause -> cause.fingerprint().equals(fingerprint))) {
            return Set.of(fingerprint);
        }
        return met.stream()
                .filter(cause ->
                        execution.isConfirmed() && (method == null || method.equals(Ring.nameOf(cause.method()))))
                .map(Cause::fingerprint)
                .collect(Collectors.toSet());
    }
}
