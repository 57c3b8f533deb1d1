package dev.atomicity.check;

import dev.atomicity.results.Discovery;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.State;
import dev.atomicity.results.Step;
import java.util.List;
import java.util.stream.Stream;

/** Makes one finding of two with the same cause. */
final class FindingMerge {
    private static final int OTHER_WITNESSES = 10;

    private FindingMerge() {}

    /** One that counts anywhere counts, and the stronger evidence is shown. */
    static FindingResult together(FindingResult one, FindingResult other) {
        if (other.severity().compareTo(one.severity()) < 0) {
            return together(other, one);
        }
        FindingResult merged = one.withTests(
                        join(one.tests(), other.tests()),
                        join(one.lateTests(), other.lateTests()),
                        one.occurrences() + other.occurrences())
                .withDiscovery(
                        one.discovery() == Discovery.OBSERVED ? Discovery.OBSERVED : other.discovery(),
                        one.judgement().and(other.judgement()),
                        one.replay() == null ? other.replay() : one.replay(),
                        one.replay() == null ? other.schedule() : one.schedule());
        State state = one.state().counts() ? one.state() : other.state();
        return merged.withCause(one.variables(), join(one.entries(), other.entries()), others(one, other))
                .withState(state, state == one.state() ? one.reason() : other.reason());
    }

    /** Without the witness of the first, which stays the best one. */
    private static List<List<Step>> others(FindingResult one, FindingResult other) {
        return Stream.of(one.otherWitnesses(), List.of(other.witness()), other.otherWitnesses())
                .flatMap(List::stream)
                .filter(witness -> !witness.isEmpty())
                .distinct()
                .limit(OTHER_WITNESSES)
                .toList();
    }

    private static List<String> join(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).distinct().toList();
    }
}
