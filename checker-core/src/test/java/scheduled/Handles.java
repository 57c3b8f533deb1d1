package scheduled;

import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.readsPlainly;
import static dev.atomicity.scheduled.Operation.tries;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;
import static dev.atomicity.scheduled.Step.Manner.FIELD_SWAP;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Fields and elements by way of a {@code VarHandle} or an updater: the variables that plain accesses know. */
final class Handles {
    private static final long A = 1;
    private static final long B = 2;

    private Handles() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("field updaters", 3, Cell::new, UPDATERS),
                new Kind<>("VarHandle of fields", 3, Cell::new, FIELDS),
                new Kind<>("VarHandle in all modes", 3, Cell::new, MODES),
                new Kind<>("more of field updaters", 3, Cell::new, MORE_UPDATERS),
                new Kind<>("VarHandle of elements", 2, () -> new int[2], ELEMENTS),
                new Kind<>("VarHandle of references", 2, () -> new String[2], REFERENCES));
    }

    private static final class Cell {
        static final AtomicIntegerFieldUpdater<Cell> INT = AtomicIntegerFieldUpdater.newUpdater(Cell.class, "a");
        static final AtomicLongFieldUpdater<Cell> LONG = AtomicLongFieldUpdater.newUpdater(Cell.class, "b");
        static final AtomicReferenceFieldUpdater<Cell, String> TEXT =
                AtomicReferenceFieldUpdater.newUpdater(Cell.class, String.class, "c");
        static final VarHandle A_HANDLE = handle("a", int.class);
        static final VarHandle B_HANDLE = handle("b", long.class);
        static final VarHandle C_HANDLE = handle("c", String.class);

        volatile int a;
        volatile long b;
        volatile String c;

        private static VarHandle handle(String name, Class<?> type) {
            try {
                return MethodHandles.lookup().findVarHandle(Cell.class, name, type);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final VarHandle STRINGS = MethodHandles.arrayElementVarHandle(String[].class);
    private static final long C = 4;

    private static final List<Operation<Cell>> UPDATERS = List.of(
            reads("reads a", A, cell -> keep(cell.a)),
            writes("writes a", A, cell -> cell.a = 1),
            reads("int get", A, cell -> keep(Cell.INT.get(cell))),
            writes("int set", A, cell -> Cell.INT.set(cell, 1)),
            writes("int incrementAndGet", A, cell -> Cell.INT.incrementAndGet(cell)),
            writes("int getAndSet", A, cell -> Cell.INT.getAndSet(cell, 3)),
            writes("int updateAndGet", A, cell -> Cell.INT.updateAndGet(cell, old -> old + 1)),
            tries("int compareAndSet 1", FIELD_SWAP, A, cell -> Cell.INT.compareAndSet(cell, 1, 2)),
            reads("long get", B, cell -> keep(Cell.LONG.get(cell))),
            writes("long lazySet", B, cell -> Cell.LONG.lazySet(cell, 1)),
            writes("long addAndGet", B, cell -> Cell.LONG.addAndGet(cell, 2)),
            writes("long getAndAccumulate", B, cell -> Cell.LONG.getAndAccumulate(cell, 2, Long::sum)),
            tries("long compareAndSet 1", FIELD_SWAP, B, cell -> Cell.LONG.compareAndSet(cell, 1, 2)),
            reads("reads c", C, cell -> keep(cell.c)),
            writes("reference set", C, cell -> Cell.TEXT.set(cell, "c")),
            writes("reference getAndSet", C, cell -> Cell.TEXT.getAndSet(cell, null)),
            tries("reference compareAndSet null", FIELD_SWAP, C, cell -> Cell.TEXT.compareAndSet(cell, null, "c")));

    private static final List<Operation<Cell>> MORE_UPDATERS = List.of(
            writes("int getAndIncrement", A, cell -> Cell.INT.getAndIncrement(cell)),
            writes("int getAndDecrement", A, cell -> Cell.INT.getAndDecrement(cell)),
            writes("int decrementAndGet", A, cell -> Cell.INT.decrementAndGet(cell)),
            writes("int incrementAndGet", A, cell -> Cell.INT.incrementAndGet(cell)),
            writes("int getAndAdd", A, cell -> Cell.INT.getAndAdd(cell, 1)),
            writes("int addAndGet", A, cell -> Cell.INT.addAndGet(cell, 1)),
            writes("int set", A, cell -> Cell.INT.set(cell, 1)),
            writes("int lazySet", A, cell -> Cell.INT.lazySet(cell, 1)),
            writes("int getAndSet", A, cell -> Cell.INT.getAndSet(cell, 1)),
            writes("int getAndUpdate", A, cell -> Cell.INT.getAndUpdate(cell, old -> 1)),
            writes("int updateAndGet", A, cell -> Cell.INT.updateAndGet(cell, old -> 1)),
            writes("int getAndAccumulate", A, cell -> Cell.INT.getAndAccumulate(cell, 1, (old, more) -> more)),
            writes("int accumulateAndGet", A, cell -> Cell.INT.accumulateAndGet(cell, 1, (old, more) -> more)),
            reads("int get", A, cell -> keep(Cell.INT.get(cell))),
            tries("int weakCompareAndSet", FIELD_SWAP, A, cell -> Cell.INT.weakCompareAndSet(cell, 1, 2)),
            writes("long getAndIncrement", B, cell -> Cell.LONG.getAndIncrement(cell)),
            writes("long getAndDecrement", B, cell -> Cell.LONG.getAndDecrement(cell)),
            writes("long decrementAndGet", B, cell -> Cell.LONG.decrementAndGet(cell)),
            writes("long incrementAndGet", B, cell -> Cell.LONG.incrementAndGet(cell)),
            writes("long getAndAdd", B, cell -> Cell.LONG.getAndAdd(cell, 1)),
            writes("long addAndGet", B, cell -> Cell.LONG.addAndGet(cell, 1)),
            writes("long set", B, cell -> Cell.LONG.set(cell, 1)),
            writes("long lazySet", B, cell -> Cell.LONG.lazySet(cell, 1)),
            writes("long getAndSet", B, cell -> Cell.LONG.getAndSet(cell, 1)),
            writes("long getAndUpdate", B, cell -> Cell.LONG.getAndUpdate(cell, old -> 1)),
            writes("long updateAndGet", B, cell -> Cell.LONG.updateAndGet(cell, old -> 1)),
            writes("long getAndAccumulate", B, cell -> Cell.LONG.getAndAccumulate(cell, 1, (old, more) -> more)),
            writes("long accumulateAndGet", B, cell -> Cell.LONG.accumulateAndGet(cell, 1, (old, more) -> more)),
            reads("long get", B, cell -> keep(Cell.LONG.get(cell))),
            tries("long weakCompareAndSet", FIELD_SWAP, B, cell -> Cell.LONG.weakCompareAndSet(cell, 1, 2)),
            writes("reference set", C, cell -> Cell.TEXT.set(cell, "c")),
            writes("reference lazySet", C, cell -> Cell.TEXT.lazySet(cell, "c")),
            writes("reference getAndSet", C, cell -> Cell.TEXT.getAndSet(cell, "c")),
            writes("reference getAndUpdate", C, cell -> Cell.TEXT.getAndUpdate(cell, old -> "c")),
            writes("reference updateAndGet", C, cell -> Cell.TEXT.updateAndGet(cell, old -> "c")),
            writes("reference getAndAccumulate", C, cell -> Cell.TEXT.getAndAccumulate(cell, "c", (old, more) -> more)),
            writes("reference accumulateAndGet", C, cell -> Cell.TEXT.accumulateAndGet(cell, "c", (old, more) -> more)),
            reads("reference get", C, cell -> keep(Cell.TEXT.get(cell))),
            tries("reference weakCompareAndSet", FIELD_SWAP, C, cell -> Cell.TEXT.weakCompareAndSet(cell, null, "c")));

    private static final List<Operation<Cell>> FIELDS = List.of(
            reads("reads a", A, cell -> keep(cell.a)),
            writes("writes a", A, cell -> cell.a = 1),
            reads("int get", A, cell -> keep((int) Cell.A_HANDLE.get(cell))),
            reads("int getVolatile", A, cell -> keep((int) Cell.A_HANDLE.getVolatile(cell))),
            reads("int getAcquire", A, cell -> keep((int) Cell.A_HANDLE.getAcquire(cell))),
            reads("int getOpaque", A, cell -> keep((int) Cell.A_HANDLE.getOpaque(cell))),
            writes("int set", A, cell -> Cell.A_HANDLE.set(cell, 1)),
            writes("int setVolatile", A, cell -> Cell.A_HANDLE.setVolatile(cell, 2)),
            writes("int setRelease", A, cell -> Cell.A_HANDLE.setRelease(cell, 1)),
            writes("int setOpaque", A, cell -> Cell.A_HANDLE.setOpaque(cell, 1)),
            writes("int getAndAdd", A, cell -> Cell.A_HANDLE.getAndAdd(cell, 1)),
            writes("int getAndSet", A, cell -> Cell.A_HANDLE.getAndSet(cell, 1)),
            writes("int getAndBitwiseOr", A, cell -> Cell.A_HANDLE.getAndBitwiseOr(cell, 1)),
            tries("int compareAndSet 1", FIELD_SWAP, A, cell -> Cell.A_HANDLE.compareAndSet(cell, 1, 2)),
            tries("int weakCompareAndSet 2", FIELD_SWAP, A, cell -> Cell.A_HANDLE.weakCompareAndSet(cell, 2, 1)),
            tries(
                    "int compareAndExchange 1",
                    FIELD_SWAP,
                    A,
                    cell -> (int) Cell.A_HANDLE.compareAndExchange(cell, 1, 2) == 1),
            reads("long getVolatile", B, cell -> keep((long) Cell.B_HANDLE.getVolatile(cell))),
            writes("long setVolatile", B, cell -> Cell.B_HANDLE.setVolatile(cell, 1L)),
            writes("long getAndBitwiseXor", B, cell -> Cell.B_HANDLE.getAndBitwiseXor(cell, 1L)),
            tries("long compareAndSet 1", FIELD_SWAP, B, cell -> Cell.B_HANDLE.compareAndSet(cell, 1L, 2L)),
            tries(
                    "long compareAndExchange 0",
                    FIELD_SWAP,
                    B,
                    cell -> (long) Cell.B_HANDLE.compareAndExchange(cell, 0L, 1L) == 0),
            reads("reads c", C, cell -> keep(cell.c)),
            writes("reference setRelease", C, cell -> Cell.C_HANDLE.setRelease(cell, "c")),
            writes("reference getAndSet", C, cell -> keep((String) Cell.C_HANDLE.getAndSet(cell, "d"))),
            tries(
                    "reference compareAndExchange null",
                    FIELD_SWAP,
                    C,
                    cell -> (String) Cell.C_HANDLE.compareAndExchange(cell, (String) null, "c") == null));

    private static final List<Operation<Cell>> MODES = List.of(
            writes("int getAndAddAcquire", A, cell -> Cell.A_HANDLE.getAndAddAcquire(cell, 1)),
            writes("int getAndAddRelease", A, cell -> Cell.A_HANDLE.getAndAddRelease(cell, 1)),
            writes("int getAndSetAcquire", A, cell -> Cell.A_HANDLE.getAndSetAcquire(cell, 1)),
            writes("int getAndSetRelease", A, cell -> Cell.A_HANDLE.getAndSetRelease(cell, 2)),
            writes("int getAndBitwiseAnd", A, cell -> Cell.A_HANDLE.getAndBitwiseAnd(cell, 1)),
            writes("int getAndBitwiseAndAcquire", A, cell -> Cell.A_HANDLE.getAndBitwiseAndAcquire(cell, 1)),
            writes("int getAndBitwiseAndRelease", A, cell -> Cell.A_HANDLE.getAndBitwiseAndRelease(cell, 1)),
            writes("int getAndBitwiseOrAcquire", A, cell -> Cell.A_HANDLE.getAndBitwiseOrAcquire(cell, 1)),
            writes("int getAndBitwiseOrRelease", A, cell -> Cell.A_HANDLE.getAndBitwiseOrRelease(cell, 1)),
            writes("int getAndBitwiseXorAcquire", A, cell -> Cell.A_HANDLE.getAndBitwiseXorAcquire(cell, 1)),
            writes("int getAndBitwiseXorRelease", A, cell -> Cell.A_HANDLE.getAndBitwiseXorRelease(cell, 1)),
            reads("int getAcquire", A, cell -> keep((int) Cell.A_HANDLE.getAcquire(cell))),
            tries(
                    "int weakCompareAndSetPlain 1",
                    FIELD_SWAP,
                    A,
                    cell -> Cell.A_HANDLE.weakCompareAndSetPlain(cell, 1, 2)),
            tries(
                    "int weakCompareAndSetAcquire 2",
                    FIELD_SWAP,
                    A,
                    cell -> Cell.A_HANDLE.weakCompareAndSetAcquire(cell, 2, 1)),
            tries(
                    "int weakCompareAndSetRelease 0",
                    FIELD_SWAP,
                    A,
                    cell -> Cell.A_HANDLE.weakCompareAndSetRelease(cell, 0, 1)),
            tries(
                    "int compareAndExchangeAcquire 1",
                    FIELD_SWAP,
                    A,
                    cell -> (int) Cell.A_HANDLE.compareAndExchangeAcquire(cell, 1, 2) == 1),
            tries(
                    "int compareAndExchangeRelease 2",
                    FIELD_SWAP,
                    A,
                    cell -> (int) Cell.A_HANDLE.compareAndExchangeRelease(cell, 2, 1) == 2));

    private static final List<Operation<int[]>> ELEMENTS = List.of(
            readsPlainly("reads [0]", A, ints -> keep(ints[0])),
            writes("writes [0]", A, ints -> ints[0] = 1),
            reads("get [0]", A, ints -> keep((int) INTS.get(ints, 0))),
            writes("setRelease [0]", A, ints -> INTS.setRelease(ints, 0, 1)),
            writes("getAndAdd [0]", A, ints -> INTS.getAndAdd(ints, 0, 1)),
            tries("compareAndSet [0] 1", FIELD_SWAP, A, ints -> INTS.compareAndSet(ints, 0, 1, 2)),
            readsPlainly("reads [1]", B, ints -> keep(ints[1])),
            writes("writes [1]", B, ints -> ints[1] = 1),
            reads("getVolatile [1]", B, ints -> keep((int) INTS.getVolatile(ints, 1))),
            writes("set [1]", B, ints -> INTS.set(ints, 1, 1)),
            tries(
                    "compareAndExchange [1] 1",
                    FIELD_SWAP,
                    B,
                    ints -> (int) INTS.compareAndExchange(ints, 1, 1, 2) == 1));

    private static final List<Operation<String[]>> REFERENCES = List.of(
            readsPlainly("reads [0]", A, texts -> keep(texts[0])),
            writes("writes [0]", A, texts -> texts[0] = "a"),
            writes("setVolatile [0]", A, texts -> STRINGS.setVolatile(texts, 0, "b")),
            reads("getAcquire [0]", A, texts -> keep((String) STRINGS.getAcquire(texts, 0))),
            tries("compareAndSet [0] null", FIELD_SWAP, A, texts -> STRINGS.compareAndSet(texts, 0, null, "a")),
            writes("getAndSet [1]", B, texts -> keep(STRINGS.getAndSet(texts, 1, null))),
            readsPlainly("reads [1]", B, texts -> keep(texts[1])));
}
