package dev.atomicity.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Which run of which atomic region each step of a ring belongs to, and where a thread continues in another one. */
public final class RingRuns {
    /** The run of a step. Two steps are of one run if all of this is equal. */
    private record Run(int threadId, Object transaction, Object region) {}

    private final List<Run> runs = new ArrayList<>();
    private final List<String> words = new ArrayList<>();

    /**
     * Adds a step, in the order of the ring.
     *
     * @param transaction which run of a region on its thread it belongs to
     * @param region the region; null outside all, or if that is not known
     * @param run the same in words, as {@link #words} gives them
     */
    public void add(int threadId, Object transaction, Object region, String run) {
        runs.add(new Run(threadId, transaction, region));
        words.add(run);
    }

    /**
     * Where a step belongs to, such as {@code in Account.withdraw}.
     *
     * @param region without its package; null outside all, or if it is not known
     * @param isKnown whether it is known in which run the step was
     */
    public static String words(String region, boolean isKnown) {
        if (region != null) {
            return "in " + region;
        }
        return isKnown ? "outside of atomic code" : "in a run that is no longer known";
    }

    /** What is said before a step whose thread continues in another run than before; null if it does not. */
    public String change(int step) {
        Run run = runs.get(step);
        Run before = null;
        for (Run earlier : runs.subList(0, step)) {
            before = earlier.threadId == run.threadId ? earlier : before;
        }
        return before == null || before.equals(run)
                ? null
                : "then " + words.get(step) + (isAgain(step) ? " again" : "");
    }

    /** Whether an earlier step of its thread belongs to another run of the same region. */
    public boolean isAgain(int step) {
        Run run = runs.get(step);
        for (Run earlier : runs.subList(0, step)) {
            if (run.region != null
                    && earlier.threadId == run.threadId
                    && Objects.equals(earlier.region, run.region)
                    && !earlier.equals(run)) {
                return true;
            }
        }
        return false;
    }
}
