package dev.atomicity.provoke.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Several threads take turns: each continues to a place in its region, or to the end of it, and is held there until its next turn. For
 * rings that cannot be closed by one hold: over several threads in a certain order, or with locks that must be free in between.
 *
 * @param needsFreshJvm whether it can be followed only in the first execution of a JVM
 */
public record TurnPlan(List<Turn> turns, int patience, boolean needsFreshJvm, String words) implements Plan {
    private static final String PREFIX = "turn.";

    /**
     * @param instance which transaction of the region on that unit, from 1
     * @param until the place after which the turn has ended; null if it has ended when the region has ended
     * @param occurrence after which visit of that place by the transaction the turn has ended, from 1
     * @param locks how many locks it may have where it is held: it continues until it has no more
     */
    public record Turn(String unit, String region, int instance, String until, int occurrence, int locks) {
        /** Whether both are turns of one transaction. */
        public boolean continues(Turn other) {
            return unit.equals(other.unit) && region.equals(other.region) && instance == other.instance;
        }
    }

    public TurnPlan {
        turns = List.copyOf(turns);
    }

    @Override
    public TurnPlan morePatient(int factor) {
        return new TurnPlan(turns, factor, needsFreshJvm, words);
    }

    @Override
    public TurnPlan inFreshJvm() {
        return new TurnPlan(turns, patience, true, words);
    }

    @Override
    public Set<String> regions() {
        Set<String> regions = new LinkedHashSet<>();
        turns.forEach(turn -> regions.add(turn.region()));
        return regions;
    }

    @Override
    public String text() {
        PlanLines lines = new PlanLines();
        for (int i = 0; i < turns.size(); i++) {
            Turn turn = turns.get(i);
            String prefix = PREFIX + (i + 1);
            lines.put(prefix + ".unit", turn.unit())
                    .put(prefix + ".region", turn.region())
                    .put(prefix + ".instance", turn.instance());
            if (turn.until() != null) {
                lines.put(prefix + ".until", turn.until())
                        .put(prefix + ".occurrence", turn.occurrence())
                        .put(prefix + ".locks", turn.locks());
            }
        }
        return lines.put("patience", patience)
                .putFreshJvm(needsFreshJvm)
                .put("words", words)
                .text();
    }

    static boolean isIn(PlanLines lines) {
        return lines.optional(PREFIX + "1.unit") != null;
    }

    static TurnPlan read(PlanLines lines) {
        List<Turn> turns = new ArrayList<>();
        for (int i = 1; lines.optional(PREFIX + i + ".unit") != null; i++) {
            String prefix = PREFIX + i;
            String until = lines.optional(prefix + ".until");
            turns.add(new Turn(
                    lines.value(prefix + ".unit"),
                    lines.value(prefix + ".region"),
                    lines.number(prefix + ".instance"),
                    until,
                    until == null ? 0 : lines.number(prefix + ".occurrence"),
                    until == null ? 0 : lines.number(prefix + ".locks")));
        }
        String words = lines.optional("words");
        return new TurnPlan(turns, lines.number("patience"), lines.needsFreshJvm(), words == null ? "" : words);
    }
}
