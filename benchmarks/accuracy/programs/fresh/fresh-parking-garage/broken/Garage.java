package parkinggarage;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAdder;

public class Garage {
    private final AtomicIntegerArray free;
    private final LongAdder entries = new LongAdder();

    public Garage(int levels, int placesPerLevel) {
        free = new AtomicIntegerArray(levels);
        for (int level = 0; level < levels; level++) {
            free.set(level, placesPerLevel);
        }
    }

    /** The level where the car finds a place. */
    public OptionalInt enter() {
        for (int level = 0; level < free.length(); level++) {
            if (takePlace(level)) {
                entries.increment();
                return OptionalInt.of(level);
            }
        }
        return OptionalInt.empty();
    }

    private boolean takePlace(int level) {
        if (free.get(level) == 0) {
            return false;
        }
        free.getAndDecrement(level);
        return true;
    }

    public void leave(int level) {
        free.getAndIncrement(level);
    }

    public long entries() {
        return entries.sum();
    }
}
