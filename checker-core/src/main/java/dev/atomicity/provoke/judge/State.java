package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What variables and objects hold at one moment, as far as that is known. Both are identified by numbers; a variable and an object may have
 * the same number.
 */
final class State {
    private final Map<Long, Object> values;
    private final Map<Long, ObjectModel> objects;

    State() {
        this(new HashMap<>(), new HashMap<>());
    }

    private State(Map<Long, Object> values, Map<Long, ObjectModel> objects) {
        this.values = values;
        this.objects = objects;
    }

    static State of(Map<Long, Object> values) {
        return new State(new HashMap<>(values), new HashMap<>());
    }

    State copy() {
        Map<Long, ObjectModel> copies = new HashMap<>();
        objects.forEach((object, model) -> copies.put(object, model.copy()));
        return new State(new HashMap<>(values), copies);
    }

    /** Null if that is not known. */
    Object value(long variable) {
        return values.get(variable);
    }

    void setValue(long variable, Object value) {
        values.put(variable, value);
    }

    void setValueIfNone(long variable, Object value) {
        values.putIfAbsent(variable, value);
    }

    /** Null if it is not known what the object holds. */
    ObjectModel object(long number) {
        return objects.get(number);
    }

    void setObject(long number, ObjectModel model) {
        objects.put(number, model);
    }

    /** From now on it is not known what the object holds. */
    void forgetObject(long number) {
        objects.remove(number);
    }

    /** Whether what is known here and there is the same. */
    boolean agreesWith(State other) {
        return other.values.entrySet().stream().allMatch(entry -> agree(values.get(entry.getKey()), entry.getValue()))
                && other.objects.entrySet().stream()
                        .allMatch(entry -> agree(objects.get(entry.getKey()), entry.getValue()));
    }

    /** Whether all objects that are known there are known here. */
    boolean knowsObjectsOf(State other) {
        return objects.keySet().containsAll(other.objects.keySet());
    }

    /** Whether both are the same, as far as they are known. */
    static boolean agree(Object one, Object other) {
        return one == null
                || other == null
                || one == Samples.UNKNOWN
                || other == Samples.UNKNOWN
                || Objects.equals(one, other);
    }
}
