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
        State state = one.state().counts() ? one.state() : other.state();
        FindingResult planned = one.replay() == null ? other : one;
        return one.toBuilder()
                .state(state, state == one.state() ? one.reason() : other.reason())
                .tests(join(one.tests(), other.tests()))
                .lateTests(join(one.lateTests(), other.lateTests()))
                .earlierThreadTests(join(one.earlierThreadTests(), other.earlierThreadTests()))
                .occurrences(one.occurrences() + other.occurrences())
                .discovery(one.discovery() == Discovery.OBSERVED ? Discovery.OBSERVED : other.discovery())
                .judgement(one.judgement().and(other.judgement()))
                .plan(planned.replay(), planned.schedule())
                .entries(join(one.entries(), other.entries()))
                .otherWitnesses(others(one, other))
                .build();
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
