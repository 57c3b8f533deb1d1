package scheduled;

import dev.atomicity.scheduled.Kind;
import java.util.ArrayList;
import java.util.List;

/** All kinds of objects. */
public final class Catalogue {
    private Catalogue() {}

    public static List<Kind<?>> kinds() {
        List<Kind<?>> kinds = new ArrayList<>();
        kinds.addAll(Fields.kinds());
        kinds.addAll(Elements.kinds());
        kinds.addAll(ArrayMethods.kinds());
        kinds.addAll(Handles.kinds());
        kinds.addAll(Reflection.kinds());
        kinds.addAll(Atomics.kinds());
        kinds.addAll(AtomicModes.kinds());
        kinds.addAll(Maps.kinds());
        kinds.addAll(Lists.kinds());
        kinds.addAll(Sets.kinds());
        kinds.addAll(Queues.kinds());
        kinds.addAll(Texts.kinds());
        kinds.addAll(Buffers.kinds());
        kinds.addAll(Objects.kinds());
        kinds.addAll(Streams.kinds());
        kinds.addAll(Globals.kinds());
        kinds.addAll(Pairs.kinds());
        kinds.addAll(Views.kinds());
        return kinds;
    }
}
