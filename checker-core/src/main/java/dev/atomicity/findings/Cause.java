package dev.atomicity.findings;

import dev.atomicity.protocol.TestEvent.Place;
import java.util.List;

/**
 * What makes violations one finding: the method at fault, and the variables between whose accesses it was interrupted.
 *
 * @param method the innermost method that contains both accesses; null if it is not known
 * @param variables the names of the one or two variables, sorted
 * @param fingerprint the same for the same cause in every run, on every machine, and after unrelated edits
 */
public record Cause(Place method, List<String> variables, String fingerprint) {
    public Cause {
        variables = List.copyOf(variables);
    }

    /**
     * Whether the other cause, between accesses of two variables, is this one, between accesses of one, in another shape: the same
     * method was interrupted, and one of the variables is the same.
     */
    public boolean absorbs(Cause other) {
        return variables.size() == 1
                && other.variables.size() > 1
                && other.variables.containsAll(variables)
                && Fingerprint.nameOf(method).equals(Fingerprint.nameOf(other.method));
    }
}
