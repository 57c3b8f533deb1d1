package dev.atomicity.provoke.plan;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * One thread, the victim, is held in the middle of a region until another one, the partner, has come in. Places and regions are
 * keys of {@link Places}, units are paths.
 *
 * @param words what is done, for people
 */
public record Plan(Victim victim, Partner partner, Meeting meeting, int patience, String words) {
    /**
     * @param instance which transaction of the region on that unit, from 1
     * @param after the place after which it is held
     * @param occurrence the how-manieth time that it comes there in that transaction
     * @param before the place before which the other one has to come in
     */
    public record Victim(String unit, String region, int instance, String after, int occurrence, String before) {}

    /**
     * @param region {@link Places#NOWHERE} for an access outside of all regions
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
        /** The victim is held only where it has no lock: others may go away if they cannot get one at once. */
        WITHOUT_LOCKS,
        /** The partner waits at its place. */
        AT_PLACE,
        /** Any thread may be either, in any transaction of the regions. */
        ANYWHERE,
        /** The partner is held too, after its conflicting access, until the victim's region has ended. */
        BOTH_HELD
    }

    public Plan with(Meeting other) {
        return new Plan(victim, partner, other, patience, words);
    }

    /** With more time before a thread that is held goes on. */
    public Plan morePatient(int factor) {
        return new Plan(victim, partner, meeting, factor, words);
    }

    /** As lines of {@code key=value}. */
    public String text() {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("victim.unit", victim.unit());
        lines.put("victim.region", victim.region());
        lines.put("victim.instance", String.valueOf(victim.instance()));
        lines.put("victim.after", victim.after());
        lines.put("victim.occurrence", String.valueOf(victim.occurrence()));
        lines.put("victim.before", victim.before());
        lines.put("partner.unit", partner.unit());
        lines.put("partner.region", partner.region());
        lines.put("partner.instance", String.valueOf(partner.instance()));
        lines.put("partner.place", partner.place());
        if (partner.isMany()) {
            lines.put("partner.last", partner.last());
        }
        lines.put("meeting", meeting.name().toLowerCase(Locale.ROOT));
        lines.put("patience", String.valueOf(patience));
        lines.put("words", words);
        StringBuilder text = new StringBuilder();
        lines.forEach((key, value) -> text.append(key).append('=').append(value).append('\n'));
        return text.toString();
    }

    /**
     * Reads what {@link #text} has written; comments and other lines may stand between.
     *
     * @throws IllegalArgumentException if something is missing or wrong; the message says what
     */
    public static Plan parse(String text) {
        Map<String, String> lines = new LinkedHashMap<>();
        for (String line : text.split("\\R")) {
            int equals = line.indexOf('=');
            if (!line.startsWith("#") && equals > 0) {
                lines.put(
                        line.substring(0, equals).trim(),
                        line.substring(equals + 1).trim());
            }
        }
        return new Plan(
                new Victim(
                        value(lines, "victim.unit"),
                        value(lines, "victim.region"),
                        number(lines, "victim.instance"),
                        value(lines, "victim.after"),
                        number(lines, "victim.occurrence"),
                        value(lines, "victim.before")),
                new Partner(
                        value(lines, "partner.unit"),
                        value(lines, "partner.region"),
                        number(lines, "partner.instance"),
                        value(lines, "partner.place"),
                        lines.get("partner.last")),
                meeting(value(lines, "meeting")),
                number(lines, "patience"),
                lines.getOrDefault("words", ""));
    }

    private static String value(Map<String, String> lines, String key) {
        String value = lines.get(key);
        if (value == null) {
            throw new IllegalArgumentException("the plan has no line " + key + "=…");
        }
        return value;
    }

    private static int number(Map<String, String> lines, String key) {
        try {
            return Integer.parseInt(value(lines, key));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "the plan has " + key + "=" + lines.get(key) + ", but a number is expected there", e);
        }
    }

    private static Meeting meeting(String name) {
        try {
            return Meeting.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the plan has meeting=" + name + ", which is not known", e);
        }
    }
}
