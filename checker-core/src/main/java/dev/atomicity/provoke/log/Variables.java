package dev.atomicity.provoke.log;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Numbers the variables of one execution, and their objects, by identity: a hook runs no code of the program. Guarded by its user. */
public final class Variables {
    /** A variable: its object, and the place of its shadow. */
    private record Variable(int object, long offset) {}

    private final Map<Object, Integer> objects = new IdentityHashMap<>();
    private final Map<Variable, Integer> numbers = new HashMap<>();
    private final List<Object> bases = new ArrayList<>();
    private final List<Long> offsets = new ArrayList<>();

    /** From 0. */
    public int objectOf(Object base) {
        return objects.computeIfAbsent(base, key -> objects.size());
    }

    /** From 0. */
    public int numberOf(Object base, long offset) {
        return numbers.computeIfAbsent(new Variable(objectOf(base), offset), key -> {
            bases.add(base);
            offsets.add(offset);
            return numbers.size();
        });
    }

    public int count() {
        return bases.size();
    }

    public Object base(int variable) {
        return bases.get(variable);
    }

    public long offset(int variable) {
        return offsets.get(variable);
    }
}
