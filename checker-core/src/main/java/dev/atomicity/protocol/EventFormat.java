package dev.atomicity.protocol;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How events are written: the number of the kind, then its parts. Both sides are of the same version. */
final class EventFormat {
    /** The number of a kind is its position. */
    private static final List<EventKind<?>> KINDS = new ArrayList<>();

    private static final Map<Class<?>, Integer> NUMBERS = new HashMap<>();

    static {
        KINDS.addAll(RunFormat.KINDS);
        KINDS.addAll(FindingFormat.KINDS);
        KINDS.addAll(ProvokeFormat.KINDS);
        KINDS.addAll(ExerciseFormat.KINDS);
        for (int number = 0; number < KINDS.size(); number++) {
            NUMBERS.put(KINDS.get(number).type(), number);
        }
    }

    private EventFormat() {}

    static void write(DataOutput out, TestEvent event) throws IOException {
        int number = NUMBERS.get(event.getClass());
        out.writeByte(number);
        KINDS.get(number).write(out, event);
    }

    static TestEvent read(DataInput in) throws IOException {
        int number = in.readUnsignedByte();
        if (number >= KINDS.size()) {
            throw new IOException("unknown kind of event " + number);
        }
        return KINDS.get(number).reader().read(in);
    }
}
