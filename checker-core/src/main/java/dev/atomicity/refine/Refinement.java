package dev.atomicity.refine;

import dev.atomicity.check.SettingException;
import dev.atomicity.launch.LaunchException;
import dev.atomicity.specification.SpecificationFile.Interruption;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Repeats rounds until nothing new is found interrupted in two of them, one after the other. It ends: each other round takes a method out
 * of the specification, and none comes back.
 */
final class Refinement {
    private static final int QUIET_ROUNDS = 2;

    private final Rounds rounds;
    private final SortedSet<String> ran = new TreeSet<>();
    private final SortedMap<String, Interruption> interrupted;
    private int number;

    /** Checks a specification. */
    interface Rounds {
        /**
         * Runs one round.
         *
         * @param number from 1
         * @param leftOut the methods that are no longer atomic
         */
        Round run(int number, Set<String> leftOut)
                throws SettingException, LaunchException, IOException, InterruptedException;

        /** A round has ended. */
        void over(int number, Round round, SortedSet<String> newlyInterrupted);
    }

    /**
     * What a round has shown; methods are named by their signatures.
     *
     * @param ran the atomic methods that ran
     * @param interrupted those that were interrupted
     */
    record Round(Set<String> ran, Map<String, Interruption> interrupted) {}

    /**
     * @param known what was found interrupted earlier
     */
    Refinement(Rounds rounds, Map<String, Interruption> known) {
        this.rounds = rounds;
        this.interrupted = new TreeMap<>(known);
    }

    void run() throws SettingException, LaunchException, IOException, InterruptedException {
        int quiet = 0;
        while (quiet < QUIET_ROUNDS) {
            number++;
            Round round = rounds.run(number, Set.copyOf(interrupted.keySet()));
            ran.addAll(round.ran());
            SortedMap<String, Interruption> more = new TreeMap<>(round.interrupted());
            more.keySet().removeAll(interrupted.keySet());
            interrupted.putAll(more);
            quiet = more.isEmpty() ? quiet + 1 : 0;
            rounds.over(number, round, new TreeSet<>(more.keySet()));
        }
    }

    /** How many rounds there were. */
    int rounds() {
        return number;
    }

    /** What ran and was never found interrupted. */
    SortedSet<String> atomic() {
        SortedSet<String> atomic = new TreeSet<>(ran);
        atomic.removeAll(interrupted.keySet());
        return atomic;
    }

    SortedMap<String, Interruption> interrupted() {
        return interrupted;
    }
}
