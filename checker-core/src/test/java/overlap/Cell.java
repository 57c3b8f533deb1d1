package overlap;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Volatile fields that are also reached through updaters and handles. Watched. */
public final class Cell {
    public static final AtomicIntegerFieldUpdater<Cell> INT =
            AtomicIntegerFieldUpdater.newUpdater(Cell.class, "number");
    public static final AtomicLongFieldUpdater<Cell> LONG = AtomicLongFieldUpdater.newUpdater(Cell.class, "large");
    public static final AtomicReferenceFieldUpdater<Cell, Element> REFERENCE =
            AtomicReferenceFieldUpdater.newUpdater(Cell.class, Element.class, "element");
    public static final VarHandle HANDLE;

    static {
        try {
            HANDLE = MethodHandles.lookup().findVarHandle(Cell.class, "number", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Which of the fields is used: one alone, because two accesses would not be one step. */
    private final Class<?> used;

    volatile int number = 1;
    volatile long large = 1;
    volatile Element element = Element.OLD;

    Cell(Class<?> used) {
        this.used = used;
    }

    Object get() {
        if (used == int.class) {
            return number;
        }
        return used == long.class ? (Object) large : element;
    }

    void change() {
        if (used == int.class) {
            number = 7;
        } else if (used == long.class) {
            large = 7;
        } else {
            element = Element.NEW;
        }
    }
}
