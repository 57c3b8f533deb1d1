package overlap;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.stream.Stream;

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
    volatile boolean truth;
    volatile byte small = 1;
    volatile short shorter = 1;
    volatile char letter = 'o';
    volatile float real = 1;
    volatile double precise = 1;

    /** The fields as reflection knows them, but for the one that says which is used. */
    static List<Field> fields() {
        return Stream.of(Cell.class.getDeclaredFields())
                .filter(field -> Modifier.isVolatile(field.getModifiers()) && field.trySetAccessible())
                .toList();
    }

    Cell(Class<?> used) {
        this.used = used;
    }

    Object get() {
        if (used == int.class) {
            return number;
        }
        if (used == long.class) {
            return large;
        } else if (used == boolean.class) {
            return truth;
        } else if (used == byte.class) {
            return small;
        } else if (used == short.class) {
            return shorter;
        } else if (used == char.class) {
            return letter;
        } else if (used == float.class) {
            return real;
        }
        return used == double.class ? (Object) precise : element;
    }

    void change() {
        if (used == int.class) {
            number = 7;
        } else if (used == long.class) {
            large = 7;
        } else if (used == boolean.class) {
            truth = true;
        } else if (used == byte.class) {
            small = 7;
        } else if (used == short.class) {
            shorter = 7;
        } else if (used == char.class) {
            letter = 'n';
        } else if (used == float.class) {
            real = 7;
        } else if (used == double.class) {
            precise = 7;
        } else {
            element = Element.NEW;
        }
    }
}
