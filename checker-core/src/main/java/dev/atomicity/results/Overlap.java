package dev.atomicity.results;

import com.fasterxml.jackson.annotation.JsonValue;

/** How two methods that work on the same data were seen to run. The later ones say more. */
public enum Overlap {
    /** Only one after the other, because one thread had started or waited for the other. */
    NEVER,
    /** At the same time; what they did to shared data was always done in the same order. */
    ONE_ORDER,
    /** At the same time, and in both orders. */
    BOTH_ORDERS,
    /** One interrupted the other: there is a finding. */
    FINDING;

    @JsonValue
    public String id() {
        return switch (this) {
            case NEVER -> "never";
            case ONE_ORDER -> "oneOrder";
            case BOTH_ORDERS -> "bothOrders";
            case FINDING -> "finding";
        };
    }

    /** Whether the two ran at the same time. */
    public boolean isTogether() {
        return this != NEVER;
    }

    public Overlap and(Overlap other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
