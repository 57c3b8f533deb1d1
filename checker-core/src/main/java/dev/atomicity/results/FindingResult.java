package dev.atomicity.results;

import java.util.List;

/**
 * Violations, or cycles, that are the same bug to a person: same region, same sites.
 *
 * @param fingerprint stable across runs, machines and unrelated edits: no line numbers in it
 * @param region the region that was interrupted, or that closed the ring, as {@code bank.Account.withdraw}
 * @param regionFile the source file of the region, without folders; null if unknown
 * @param regionLine the first line of the region; -1 if unknown
 * @param regionSource the source file relative to the project's root, with slashes; null if it was not found
 * @param state whether it counts
 * @param reason why it is known or suppressed, in the words of whoever said so; null if nobody did
 * @param tests the ids of the tests that met it, the first one first
 * @param lateTests those of {@code tests} that were already over: a thread they had started met it
 * @param occurrences how often, in all tests
 * @param witness the ring of the occurrence that has the fewest steps
 * @param stacks where the thread was that closed the ring, if it was asked
 */
public record FindingResult(
        String fingerprint,
        Kind kind,
        Pattern pattern,
        Severity severity,
        String region,
        String regionFile,
        int regionLine,
        String regionSource,
        State state,
        String reason,
        List<String> tests,
        List<String> lateTests,
        long occurrences,
        List<Step> witness,
        List<StackOfThread> stacks) {
    public FindingResult {
        tests = tests == null ? List.of() : List.copyOf(tests);
        lateTests = lateTests == null ? List.of() : List.copyOf(lateTests);
        witness = witness == null ? List.of() : List.copyOf(witness);
        stacks = stacks == null ? List.of() : List.copyOf(stacks);
    }

    public FindingResult withState(State newState, String newReason) {
        return new FindingResult(
                fingerprint,
                kind,
                pattern,
                severity,
                region,
                regionFile,
                regionLine,
                regionSource,
                newState,
                newReason,
                tests,
                lateTests,
                occurrences,
                witness,
                stacks);
    }
}
