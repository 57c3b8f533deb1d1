package dev.atomicity.scheduled;

import java.util.List;
import java.util.function.Supplier;

/**
 * A kind of object that threads share, with what they may do to it.
 *
 * @param maker makes a new one
 */
public record Kind<T>(String name, int parts, Supplier<? extends T> maker, List<Operation<T>> operations) {
    /** All the parts that an object may have. */
    public static final long ALL = -1;

    /** A new object, with its operations. */
    Cell newCell() {
        return new Cell(this, maker.get());
    }

    /** Whether there is one object of that kind in the JVM, so that two in one schedule would be the same. */
    boolean isSingle() {
        Object one = maker.get();
        return one == maker.get();
    }

    /** An object of a schedule. */
    static final class Cell {
        private final Kind<?> kind;
        private final Object object;

        private Cell(Kind<?> kind, Object object) {
            this.kind = kind;
            this.object = object;
        }

        @SuppressWarnings("unchecked") // the object was made by the kind
        boolean run(int operation, Pause pause) throws Exception {
            return ((Operation<Object>) kind.operations().get(operation)).code().run(object, pause);
        }
    }
}
