package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import java.util.HashSet;
import java.util.Set;

/** A set whose elements are compared by value or by identity. */
record SetModel(Set<Object> elements) implements ObjectModel {
    @Override
    public ObjectModel copy() {
        return new SetModel(new HashSet<>(elements));
    }

    @Override
    public Object apply(OperationCall call) {
        if (call.count() > 0 && Samples.isUnclear(call.argument(0), elements)) {
            return Samples.UNKNOWN;
        }
        return switch (call.name()) {
            case "size" -> elements.size();
            case "isEmpty" -> elements.isEmpty();
            case "contains" -> elements.contains(call.argument(0));
            case "add" -> elements.add(call.argument(0));
            case "remove" -> elements.remove(call.argument(0));
            case "clear" -> {
                elements.clear();
                yield NOTHING;
            }
            default -> Samples.UNKNOWN;
        };
    }
}
