package modelled;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** A variable is the same one, whatever handle leads to it. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class HandleStories {
    private HandleStories() {}

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        fields(cases);
        staticFields(cases);
        elements(cases);
        bytesOfArrays(cases);
        bytesOfBuffers(cases);
        return cases;
    }

    private static <T> T unchecked(Callable<T> call) {
        try {
            return call.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    // ---------------------------------------------------------------- fields

    private static class Base {
        volatile int value;
    }

    /** Has a field of the same name that never changes. */
    private static final class Hiding extends Base {
        static final VarHandle HIDING =
                unchecked(() -> MethodHandles.lookup().findVarHandle(Hiding.class, "value", long.class));
        static final VarHandle HIDDEN =
                unchecked(() -> MethodHandles.lookup().findVarHandle(Hiding.class, "value", int.class));
        static final AtomicIntegerFieldUpdater<Base> UPDATER =
                AtomicIntegerFieldUpdater.newUpdater(Base.class, "value");

        final long value = 1;
    }

    private static void fields(List<Case> cases) {
        Hiding object = new Hiding();
        cases.add(new Case(
                "a field that hides the handle's",
                false,
                () -> Hiding.HIDING.get(object),
                () -> ((Base) object).value = 2,
                () -> Hiding.HIDING.get(object)));
        cases.add(new Case(
                "a field that is hidden by one of another type",
                true,
                () -> Hiding.HIDDEN.get(object),
                () -> ((Base) object).value = 2,
                () -> Hiding.HIDDEN.get(object)));
        Runnable wrongObject = () -> {
            try {
                Hiding.HIDDEN.setVolatile((Object) "another object", 2);
            } catch (ClassCastException e) {
                e.getMessage();
            }
        };
        cases.add(new Case("an object without the field", false, wrongObject, wrongObject, wrongObject));
        cases.add(new Case(
                "a subclass and an updater",
                true,
                () -> Hiding.UPDATER.get(object),
                () -> Hiding.HIDDEN.set(object, 3),
                () -> Hiding.UPDATER.get(object)));
    }

    // ---------------------------------------------------------------- static fields

    private static class Settings {
        static final VarHandle LIMIT =
                unchecked(() -> MethodHandles.lookup().findStaticVarHandle(Settings.class, "limit", int.class));
        static final VarHandle NAME =
                unchecked(() -> MethodHandles.lookup().unreflectVarHandle(Settings.class.getDeclaredField("name")));
        static final VarHandle TOTAL =
                unchecked(() -> MethodHandles.lookup().findStaticVarHandle(Settings.class, "total", long.class));
        static final VarHandle NUMBERS =
                unchecked(() -> MethodHandles.lookup().findStaticVarHandle(Settings.class, "numbers", int[].class));

        static volatile int limit;
        static int other;
        static Object name = "";
        static volatile long total;
        static int[] numbers = {};
    }

    /** Nobody but its handle touches it before the first case does. */
    private static final class Untouched {
        static int value;
    }

    private static final VarHandle OF_UNTOUCHED =
            unchecked(() -> MethodHandles.lookup().findStaticVarHandle(Untouched.class, "value", int.class));

    private static void staticFields(List<Case> cases) {
        int[] seen = new int[1];
        cases.add(new Case(
                "a static field and its handle",
                true,
                () -> seen[0] = (int) Settings.LIMIT.getVolatile(),
                () -> Settings.limit = 2,
                () -> Settings.LIMIT.setVolatile(seen[0] + 1)));
        cases.add(new Case(
                "another static field than the handle's",
                false,
                () -> Settings.LIMIT.getAndAdd(1),
                () -> Settings.other = 2,
                () -> Settings.LIMIT.getAndAdd(1)));
        cases.add(new Case(
                "two handles of different static fields",
                false,
                () -> Settings.LIMIT.getAndAdd(1),
                () -> Settings.TOTAL.getAndAdd(1L),
                () -> Settings.LIMIT.getAndAdd(1)));
        cases.add(new Case(
                "a static field that is an object",
                true,
                () -> Settings.NAME.set("mine"),
                () -> Settings.name = "theirs",
                () -> Settings.NAME.compareAndSet((Object) "theirs", (Object) "mine")));
        cases.add(new Case(
                "a static long",
                true,
                () -> seen[0] = (int) Settings.total,
                () -> Settings.TOTAL.compareAndExchange(0L, 7L),
                () -> Settings.total = seen[0]));
        int[] numbers = {1, 2};
        cases.add(new Case(
                "a static array is not its elements",
                false,
                () -> Settings.NUMBERS.set(numbers),
                () -> numbers[0] = 5,
                () -> Settings.NUMBERS.set(numbers)));
        cases.add(new Case(
                "a static field of a class that is not initialised",
                true,
                () -> OF_UNTOUCHED.compareAndSet(0, 1),
                () -> Untouched.value = 2,
                () -> OF_UNTOUCHED.get()));
    }

    // ---------------------------------------------------------------- elements

    private static void elements(List<Case> cases) {
        VarHandle element = MethodHandles.arrayElementVarHandle(int[].class);
        int[] array = new int[2];
        short index = 1;
        Integer boxed = 1;
        cases.add(new Case(
                "an element of what is an array at run time",
                true,
                () -> element.get((Object) array, 1),
                () -> array[1] = 2,
                () -> element.get((Object) array, 1)));
        cases.add(new Case(
                "an index that is no int",
                true,
                () -> element.get(array, index),
                () -> element.set(array, boxed, 2),
                () -> element.get(array, index)));
    }

    // ---------------------------------------------------------------- bytes

    private static final VarHandle INT_OF_BYTES =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONG_OF_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle SHORT_OF_BUFFER =
            MethodHandles.byteBufferViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle INT_OF_BUFFER =
            MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    private static void bytesOfArrays(List<Case> cases) {
        byte[] bytes = new byte[80];
        cases.add(new Case(
                "the last byte of a view",
                true,
                () -> INT_OF_BYTES.get(bytes, 4),
                () -> bytes[7] = 1,
                () -> INT_OF_BYTES.get(bytes, 4)));
        cases.add(new Case(
                "the byte behind a view",
                false,
                () -> INT_OF_BYTES.set(bytes, 4, 1),
                () -> bytes[8] = 1,
                () -> INT_OF_BYTES.set(bytes, 4, 1)));
        cases.add(new Case(
                "views that overlap, across pages",
                true,
                () -> LONG_OF_BYTES.get(bytes, 58),
                () -> INT_OF_BYTES.set(bytes, 63, 1),
                () -> LONG_OF_BYTES.get(bytes, 58)));
        cases.add(new Case(
                "views side by side",
                false,
                () -> LONG_OF_BYTES.set(bytes, 56, 1L),
                () -> INT_OF_BYTES.set(bytes, 64, 1),
                () -> LONG_OF_BYTES.set(bytes, 56, 1L)));
        Runnable outOfBounds = () -> {
            try {
                INT_OF_BYTES.set(bytes, 77, 0);
            } catch (IndexOutOfBoundsException e) {
                e.getMessage();
            }
        };
        cases.add(new Case("a view beyond the end", false, outOfBounds, () -> bytes[78] = 1, outOfBounds));
    }

    private static void bytesOfBuffers(List<Case> cases) {
        byte[] bytes = new byte[16];
        ByteBuffer heap = ByteBuffer.wrap(bytes);
        ByteBuffer slice = heap.slice(4, 8).asReadOnlyBuffer();
        cases.add(new Case(
                "a buffer and its array",
                true,
                () -> INT_OF_BUFFER.get(slice, 0),
                () -> bytes[7] = 1,
                () -> INT_OF_BUFFER.get(slice, 0)));
        cases.add(new Case(
                "a slice begins later",
                false,
                () -> INT_OF_BUFFER.get(slice, 0),
                () -> INT_OF_BUFFER.set(heap, 0, 1),
                () -> INT_OF_BUFFER.get(slice, 0)));
        ByteBuffer direct = ByteBuffer.allocateDirect(64);
        ByteBuffer half = direct.duplicate().slice(32, 32);
        cases.add(new Case(
                "a direct buffer and a slice of it",
                true,
                () -> SHORT_OF_BUFFER.get(direct, 34),
                () -> INT_OF_BUFFER.getAndAdd(half, 0, 1),
                () -> SHORT_OF_BUFFER.set(direct, 34, (short) 1)));
        cases.add(new Case(
                "two parts of a direct buffer",
                false,
                () -> SHORT_OF_BUFFER.getVolatile(direct, 36),
                () -> INT_OF_BUFFER.getAndAdd(half, 0, 1),
                () -> SHORT_OF_BUFFER.setVolatile(direct, 36, (short) 1)));
        Runnable readOnly = () -> {
            try {
                INT_OF_BUFFER.set(slice, 0, 1);
            } catch (UnsupportedOperationException e) {
                e.getMessage();
            }
        };
        cases.add(new Case("a buffer that cannot be written", false, readOnly, () -> bytes[4] = 1, readOnly));
    }
}
