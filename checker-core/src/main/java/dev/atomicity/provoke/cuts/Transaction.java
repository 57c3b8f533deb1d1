package dev.atomicity.provoke.cuts;

import dev.atomicity.provoke.actors.Unit;
import dev.atomicity.provoke.log.Access;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The accesses of one transaction to data that several units use; or those of all units that may interrupt it. */
final class Transaction {
    /** Null if it stands for several units. */
    final Unit unit;

    /** 0 for an access outside all regions. */
    final int region;

    final int instance;
    final List<Access> accesses = new ArrayList<>();
    private final Map<Long, List<Access>> byVariable = new HashMap<>();
    private List<Access> everything = accesses;

    Transaction(Unit unit, int region, int instance) {
        this.unit = unit;
        this.region = region;
        this.instance = instance;
    }

    void add(Access access) {
        accesses.add(access);
        byVariable.computeIfAbsent(access.variable(), key -> new ArrayList<>()).add(access);
    }

    void addAll(Transaction other) {
        other.accesses.forEach(this::add);
    }

    /** All accesses, including those of data that no other unit uses: they show which locks the transaction takes. */
    List<Access> everything() {
        return everything;
    }

    void setEverything(List<Access> all) {
        everything = all;
    }

    List<Access> of(long variable) {
        return byVariable.getOrDefault(variable, List.of());
    }

    Iterable<List<Access>> byVariable() {
        return byVariable.values();
    }

    /** Whether one of the two has ended before the other one begins, in every execution. */
    boolean isOrderedWith(Transaction other) {
        return last().isBefore(other.accesses.get(0)) || other.last().isBefore(accesses.get(0));
    }

    /** Whether it is one of what the unit of the access has started afterwards. */
    boolean isOwnTaskAfter(Access access) {
        return access.isBeforeStartOf(accesses.get(0));
    }

    Access last() {
        return accesses.get(accesses.size() - 1);
    }
}
