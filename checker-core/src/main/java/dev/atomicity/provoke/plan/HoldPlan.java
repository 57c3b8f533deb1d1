package dev.atomicity.provoke.plan;

import java.util.Locale;
import java.util.Set;

/**
 * One thread, the victim, is held in the middle of a region until another one, the partner, has come in.
 *
 * @param needsFreshJvm whether it can be followed only in the first execution of a JVM
 */
public record HoldPlan(
        Victim victim, Partner partner, Meeting meeting, int patience, boolean needsFreshJvm, String words)
        implements Plan {
    /**
     * @param instance which transaction of the region on that unit, from 1
     * @param after the place after which it is held
     * @param occurrence after which visit of that place by the transaction it is held, from 1
     * @param before the place before which the other one has to come in
     */
    public record Victim(String unit, String region, int instance, String after, int occurrence, String before) {}

    /**
     * @param region {@link Places#NOWHERE} for an access outside all regions
     * @param place where it conflicts with what the victim has done
     * @param last the unit that has to come last, if all others together interrupt the victim; null if the partner is one unit
     */
    public record Partner(String unit, String region, int instance, String place, String last) {
        /** Whether the victim is interrupted by all others together. */
        public boolean isMany() {
            return last != null;
        }
    }

    /** How the two are brought together. */
    public enum Meeting {
        /** The partner waits as early as possible: where its thread starts, else where its region begins, else at its place. */
        AT_START,
        /** Both wait for each other where their regions begin. */
        AT_BEGIN,
        /** The victim is held only where it has no lock: others may give up if they cannot get one at once. */
        WITHOUT_LOCKS,
        /** The partner waits at its place. */
        AT_PLACE,
        /** Any thread may be either, in any transaction of the regions. */
        ANYWHERE,
        /** The partner is held too, after its conflicting access, until the victim's region has ended. */
        BOTH_HELD
    }

    public HoldPlan with(Meeting other) {
        return new HoldPlan(victim, partner, other, patience, needsFreshJvm, words);
    }

    @Override
    public HoldPlan morePatient(int factor) {
        return new HoldPlan(victim, partner, meeting, factor, needsFreshJvm, words);
    }

    @Override
    public HoldPlan inFreshJvm() {
        return new HoldPlan(victim, partner, meeting, patience, true, words);
    }

    @Override
    public Set<String> regions() {
        return victim.region().equals(partner.region())
                ? Set.of(victim.region())
                : Set.of(victim.region(), partner.region());
    }

    @Override
    public String text() {
        PlanLines lines = new PlanLines()
                .put("victim.unit", victim.unit())
                .put("victim.region", victim.region())
                .put("victim.instance", victim.instance())
                .put("victim.after", victim.after())
                .put("victim.occurrence", victim.occurrence())
                .put("victim.before", victim.before())
                .put("partner.unit", partner.unit())
                .put("partner.region", partner.region())
                .put("partner.instance", partner.instance())
                .put("partner.place", partner.place());
        if (partner.isMany()) {
            lines.put("partner.last", partner.last());
        }
        return lines.put("meeting", meeting.name().toLowerCase(Locale.ROOT))
                .put("patience", patience)
                .putFreshJvm(needsFreshJvm)
                .put("words", words)
                .text();
    }

    static HoldPlan read(PlanLines lines) {
        String words = lines.optional("words");
        return new HoldPlan(
                new Victim(
                        lines.value("victim.unit"),
                        lines.value("victim.region"),
                        lines.number("victim.instance"),
                        lines.value("victim.after"),
                        lines.number("victim.occurrence"),
                        lines.value("victim.before")),
                new Partner(
                        lines.value("partner.unit"),
                        lines.value("partner.region"),
                        lines.number("partner.instance"),
                        lines.value("partner.place"),
                        lines.optional("partner.last")),
                meeting(lines.value("meeting")),
                lines.number("patience"),
                lines.needsFreshJvm(),
                words == null ? "" : words);
    }

    private static Meeting meeting(String name) {
        try {
            return Meeting.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the plan has meeting=" + name + ", which is not known", e);
        }
    }
}
