package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import java.util.ArrayList;
import java.util.List;

/** An array of atomics. */
record AtomicArrayModel(List<ObjectModel> elements) implements ObjectModel {
    @Override
    public ObjectModel copy() {
        List<ObjectModel> copies = new ArrayList<>();
        elements.forEach(element -> copies.add(element.copy()));
        return new AtomicArrayModel(copies);
    }

    @Override
    public Object apply(OperationCall call) {
        if (call.name().equals("length")) {
            return elements.size();
        }
        if (!call.isIndexed()) {
            return Samples.UNKNOWN;
        }
        int index = (Integer) call.argument(0);
        return index < 0 || index >= elements.size()
                ? FAILURE
                : elements.get(index).apply(call.onElement());
    }
}
