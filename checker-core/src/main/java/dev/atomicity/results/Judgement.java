package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;

/** Whether the values of an execution show harm, worst first. */
public enum Judgement {
    /** No serial order of the transactions explains the values. */
    @JsonProperty("harmful")
    HARMFUL("harmful"),
    /** The values are not known. */
    @JsonProperty("unproven")
    UNPROVEN("unproven"),
    /** A serial order of the transactions explains every value. */
    @JsonProperty("harmless")
    HARMLESS("harmless");

    private final String id;

    Judgement(String id) {
        this.id = id;
    }

    /** The name in files and events. */
    public String id() {
        return id;
    }

    /** The one of that name; {@link #UNPROVEN} if there is none. */
    public static Judgement named(String name) {
        return Arrays.stream(values())
                .filter(judgement -> judgement.id.equals(name))
                .findFirst()
                .orElse(UNPROVEN);
    }

    /** Of two executions: one that shows harm is enough, and one without harm is more than nothing known. */
    public Judgement and(Judgement other) {
        if (this == HARMFUL || other == HARMFUL) {
            return HARMFUL;
        }
        return this == UNPROVEN ? other : this;
    }
}
