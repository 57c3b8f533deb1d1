package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import java.util.HashMap;
import java.util.Map;

/** A map whose keys are compared by value or by identity. */
record MapModel(Map<Object, Object> entries) implements ObjectModel {
    @Override
    public ObjectModel copy() {
        return new MapModel(new HashMap<>(entries));
    }

    @Override
    public Object apply(OperationCall call) {
        return switch (call.name()) {
            case "size" -> entries.size();
            case "mappingCount" -> (long) entries.size();
            case "isEmpty" -> entries.isEmpty();
            case "containsValue", "contains" ->
                Samples.isUnclear(call.argument(0), entries.values())
                        ? Samples.UNKNOWN
                        : entries.containsValue(call.argument(0));
            case "clear" -> {
                entries.clear();
                yield NOTHING;
            }
            default -> call.count() == 0 ? Samples.UNKNOWN : applyToKey(call, call.argument(0));
        };
    }

    private Object applyToKey(OperationCall call, Object key) {
        if (Samples.isUnclear(key, entries.keySet())) {
            return Samples.UNKNOWN;
        }
        Object old = entries.getOrDefault(key, Samples.NULL);
        return switch (call.name()) {
            case "get" -> old;
            case "containsKey" -> entries.containsKey(key);
            case "getOrDefault" -> entries.getOrDefault(key, call.argument(1));
            case "put" -> {
                entries.put(key, call.argument(1));
                yield old;
            }
            case "putIfAbsent" -> {
                if (old == Samples.NULL) {
                    entries.put(key, call.argument(1));
                }
                yield old;
            }
            case "remove" -> call.count() == 1 ? remove(key, old) : entries.remove(key, call.argument(1));
            case "replace" -> replace(key, call, old);
            case "computeIfAbsent", "computeIfPresent", "compute", "merge" -> compute(key, call, old);
            default -> Samples.UNKNOWN;
        };
    }

    private Object remove(Object key, Object old) {
        entries.remove(key);
        return old;
    }

    private Object replace(Object key, OperationCall call, Object old) {
        if (call.count() == 3) {
            return entries.replace(key, call.argument(1), call.argument(2));
        }
        entries.computeIfPresent(key, (same, value) -> call.argument(1));
        return old;
    }

    /** What the function would return for another value is not known. */
    private Object compute(Object key, OperationCall call, Object old) {
        if (!call.isGivenTheSame(old)) {
            return Samples.UNKNOWN;
        }
        if (call.result() != Samples.NULL) {
            entries.put(key, call.result());
        } else if (old != Samples.NULL) {
            entries.remove(key);
        } else if (entries.containsKey(key)) {
            return Samples.UNKNOWN; // maps differ in how they treat a key with the value null
        }
        return call.result();
    }
}
