package dev.atomicity.provoke.plan;

import java.util.LinkedHashMap;
import java.util.Map;

/** The lines of a plan, each {@code key=value}. */
final class PlanLines {
    /** Whether the plan can be followed only in the first execution of a JVM: the launcher looks for {@code jvm=fresh}. */
    private static final String JVM = "jvm";

    private static final String FRESH = "fresh";

    private final Map<String, String> lines = new LinkedHashMap<>();

    /** Comments and lines of other kinds are left out. */
    static PlanLines parse(String text) {
        PlanLines parsed = new PlanLines();
        for (String line : text.split("\\R")) {
            int equals = line.indexOf('=');
            if (!line.startsWith("#") && equals > 0) {
                parsed.lines.put(
                        line.substring(0, equals).trim(),
                        line.substring(equals + 1).trim());
            }
        }
        return parsed;
    }

    PlanLines put(String key, Object value) {
        lines.put(key, String.valueOf(value));
        return this;
    }

    PlanLines putFreshJvm(boolean isNeeded) {
        return isNeeded ? put(JVM, FRESH) : this;
    }

    boolean needsFreshJvm() {
        return FRESH.equals(lines.get(JVM));
    }

    /** Null if there is no such line. */
    String optional(String key) {
        return lines.get(key);
    }

    String value(String key) {
        String value = lines.get(key);
        if (value == null) {
            throw new IllegalArgumentException("the plan has no line " + key + "=…");
        }
        return value;
    }

    int number(String key) {
        try {
            return Integer.parseInt(value(key));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "the plan has " + key + "=" + lines.get(key) + ", but a number is expected there", e);
        }
    }

    String text() {
        StringBuilder text = new StringBuilder();
        lines.forEach((key, value) -> text.append(key).append('=').append(value).append('\n'));
        return text.toString();
    }
}
