package dev.atomicity.results;

import java.util.List;

/**
 * Violations, or cycles, with one cause: the same method was interrupted between accesses of the same variables.
 *
 * @param fingerprint stable across runs, machines and unrelated edits: no line numbers in it
 * @param region the method that was interrupted, such as {@code bank.Account.withdraw}: the innermost one that contains both steps
 *     between which others came in; of a cycle, one of its methods
 * @param regionFile the source file of the method, without folders; null if unknown
 * @param regionLine the first line of the method; -1 if unknown
 * @param regionSource the source file relative to the project's root, with slashes; null if it was not found
 * @param state whether it counts
 * @param reason why it is known or suppressed, in the words of whoever said so; null if nobody did
 * @param tests the ids of the tests that met it, the first one first
 * @param lateTests those of {@code tests} that were already over: a thread they had started met it
 * @param occurrences how often, in all tests
 * @param witness the ring that shows most; of several, the one with the fewest threads and steps
 * @param stacks where the thread was that closed the ring, if it was asked
 * @param discovery whether it happened by itself
 * @param judgement whether the values show harm
 * @param replay the command that executes the test again under the plan; null if there is no plan
 * @param schedule what the plan enforces, in words; null if there is no plan
 * @param variables the names of the variables between whose accesses the method was interrupted
 * @param entries the regions whose runs were interrupted: the method itself, or what has called it
 * @param otherWitnesses rings in which other threads came in another way, those with the fewest threads first
 * @param earlierThreadTests those of {@code tests} that met it on a thread that was started before them, as one of a server
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
        List<StackOfThread> stacks,
        Discovery discovery,
        Judgement judgement,
        String replay,
        String schedule,
        List<String> variables,
        List<String> entries,
        List<List<Step>> otherWitnesses,
        List<String> earlierThreadTests) {
    public FindingResult {
        tests = tests == null ? List.of() : List.copyOf(tests);
        lateTests = lateTests == null ? List.of() : List.copyOf(lateTests);
        witness = witness == null ? List.of() : List.copyOf(witness);
        stacks = stacks == null ? List.of() : List.copyOf(stacks);
        discovery = discovery == null ? Discovery.OBSERVED : discovery;
        judgement = judgement == null ? Judgement.UNPROVEN : judgement;
        variables = variables == null ? List.of() : List.copyOf(variables);
        entries = entries == null ? List.of() : List.copyOf(entries);
        otherWitnesses = otherWitnesses == null ? List.of() : List.copyOf(otherWitnesses);
        earlierThreadTests = earlierThreadTests == null ? List.of() : List.copyOf(earlierThreadTests);
    }

    public static FindingResultBuilder builder(String fingerprint) {
        return new FindingResultBuilder(fingerprint);
    }

    /** To make another one that differs in some of this. */
    public FindingResultBuilder toBuilder() {
        return new FindingResultBuilder(this);
    }

    public FindingResult withState(State newState, String newReason) {
        return toBuilder().state(newState, newReason).build();
    }
}
