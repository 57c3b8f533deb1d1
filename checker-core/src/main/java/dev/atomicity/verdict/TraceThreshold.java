package dev.atomicity.verdict;

import dev.atomicity.analysis.TraceVerdict;
import dev.atomicity.analysis.TransactionRing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Holds the violations and cycles of some traces against the number that is allowed.
 *
 * @param maxViolations how many violations and cycles, of all traces together, still pass
 */
public record TraceThreshold(int maxViolations) {
    private static final int SHOWN = 3;

    /**
     * @throws IllegalArgumentException if the number is negative, which no build could pass
     */
    public TraceThreshold {
        if (maxViolations < 0) {
            throw new IllegalArgumentException("maxViolations is " + maxViolations + ", but must be 0 or more");
        }
    }

    /** How many violations and cycles the verdicts name. */
    public static int count(List<TraceVerdict> verdicts) {
        return verdicts.stream().mapToInt(TraceVerdict::findings).sum();
    }

    /** The message for the user when more was found than is allowed; empty if the verdicts pass. */
    public Optional<String> excess(List<TraceVerdict> verdicts) {
        int found = count(verdicts);
        if (found <= maxViolations) {
            return Optional.empty();
        }
        List<Problem> problems = new ArrayList<>();
        verdicts.forEach(verdict -> addProblems(verdict, problems));
        problems.sort(Problem.WORST_FIRST);

        StringBuilder text = new StringBuilder();
        text.append(found == 1 ? "1 finding, " : found + " findings, ")
                .append(maxViolations)
                .append(" allowed:");
        problems.stream().limit(SHOWN).forEach(problem -> text.append("\n  ").append(problem.describe()));
        if (found > SHOWN) {
            text.append("\n  and ").append(found - SHOWN).append(" more");
        }
        return Optional.of(text.toString());
    }

    private static void addProblems(TraceVerdict verdict, List<Problem> problems) {
        for (String violation : verdict.violations()) {
            problems.add(new Problem(verdict.trace(), violation + " was interrupted", witnessOf(violation, verdict)));
        }
        for (TransactionRing cycle : verdict.cycles()) {
            problems.add(new Problem(verdict.trace(), "cycle", cycle.transactions()));
        }
        if (verdict.violations().isEmpty() && verdict.cycles().isEmpty() && !verdict.serializable()) {
            problems.add(new Problem(verdict.trace(), "not serializable", List.of()));
        }
    }

    private static List<String> witnessOf(String violation, TraceVerdict verdict) {
        return verdict.witnesses().stream()
                .map(TransactionRing::transactions)
                .filter(witness -> !witness.isEmpty() && witness.get(0).equals(violation))
                .findFirst()
                .orElse(List.of());
    }

    private record Problem(String trace, String what, List<String> ring) {
        /**
         * The shorter the ring, the fewer steps must fall together to meet the bug again, so the worse it is. Without a ring
         * nothing is known, so such a problem comes last.
         */
        static final Comparator<Problem> WORST_FIRST = Comparator.comparingInt(
                        (Problem problem) -> problem.ring.isEmpty() ? Integer.MAX_VALUE : problem.ring.size())
                .thenComparing(Problem::trace)
                .thenComparing(Problem::what);

        String describe() {
            String proof = ring.isEmpty() ? "" : ": " + String.join(" -> ", ring);
            return trace + ": " + what + proof;
        }
    }
}
