package scheduled;

import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.readsPlainly;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Fields and elements by way of reflection: the variables that plain accesses know. */
final class Reflection {
    private static final long A = 1;
    private static final long B = 2;

    private Reflection() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("fields by reflection", FIELD_OPERATIONS.size(), Cell::new, FIELD_OPERATIONS),
                new Kind<>("elements by reflection", 2, () -> new int[2], INTS),
                new Kind<>("elements of other types by reflection", 8, Arrays::new, ARRAYS));
    }

    private interface Action<T> {
        void run(T object) throws Exception;
    }

    private static <T> Consumer<T> unchecked(Action<T> action) {
        return object -> {
            try {
                action.run(object);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
    }

    private static <T> T unchecked(Callable<T> call) {
        try {
            return call.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unused") // all but two by reflection alone
    private static final class Cell {
        static final Field A_FIELD = field("a");
        static final Field B_FIELD = field("b");
        static final Field Z_FIELD = field("z");
        static final Field Y_FIELD = field("y");
        static final Field C_FIELD = field("c");
        static final Field S_FIELD = field("s");
        static final Field J_FIELD = field("j");
        static final Field F_FIELD = field("f");
        static final Field D_FIELD = field("d");

        private volatile int a;
        private String b;
        private boolean z;
        private byte y;
        private char c;
        private short s;
        private long j;
        private float f;
        private double d;

        private static Field field(String name) {
            Field field = unchecked(() -> Cell.class.getDeclaredField(name));
            field.setAccessible(true);
            return field;
        }
    }

    private static final List<Operation<Cell>> FIELD_OPERATIONS = fieldOperations();

    private static List<Operation<Cell>> fieldOperations() {
        List<Operation<Cell>> all = new ArrayList<>(List.of(
                reads("reads a", A, cell -> keep(cell.a)),
                writes("writes a", A, cell -> cell.a = 1),
                reads("a get", A, unchecked(cell -> keep(Cell.A_FIELD.get(cell).toString()))),
                writes("a set", A, unchecked(cell -> Cell.A_FIELD.set(cell, 2))),
                reads("a getInt", A, unchecked(cell -> keep(Cell.A_FIELD.getInt(cell)))),
                writes("a setInt", A, unchecked(cell -> Cell.A_FIELD.setInt(cell, 3))),
                readsPlainly("reads b", B, cell -> keep(cell.b)),
                writes("writes b", B, cell -> cell.b = "b"),
                reads("b get", B, unchecked(cell -> keep((String) Cell.B_FIELD.get(cell)))),
                writes("b set", B, unchecked(cell -> Cell.B_FIELD.set(cell, "c")))));
        all.add(reads("getBoolean", 4, unchecked(cell -> keep(Cell.Z_FIELD.getBoolean(cell) ? 1 : 0))));
        all.add(writes("setBoolean", 4, unchecked(cell -> Cell.Z_FIELD.setBoolean(cell, true))));
        all.add(reads("getByte", 8, unchecked(cell -> keep(Cell.Y_FIELD.getByte(cell)))));
        all.add(writes("setByte", 8, unchecked(cell -> Cell.Y_FIELD.setByte(cell, (byte) 1))));
        all.add(reads("getChar", 16, unchecked(cell -> keep(Cell.C_FIELD.getChar(cell)))));
        all.add(writes("setChar", 16, unchecked(cell -> Cell.C_FIELD.setChar(cell, 'a'))));
        all.add(reads("getShort", 32, unchecked(cell -> keep(Cell.S_FIELD.getShort(cell)))));
        all.add(writes("setShort", 32, unchecked(cell -> Cell.S_FIELD.setShort(cell, (short) 1))));
        all.add(reads("getLong", 64, unchecked(cell -> keep(Cell.J_FIELD.getLong(cell)))));
        all.add(writes("setLong", 64, unchecked(cell -> Cell.J_FIELD.setLong(cell, 1))));
        all.add(reads("getFloat", 128, unchecked(cell -> keep((int) Cell.F_FIELD.getFloat(cell)))));
        all.add(writes("setFloat", 128, unchecked(cell -> Cell.F_FIELD.setFloat(cell, 1))));
        all.add(reads("getDouble", 256, unchecked(cell -> keep((int) Cell.D_FIELD.getDouble(cell)))));
        all.add(writes("setDouble", 256, unchecked(cell -> Cell.D_FIELD.setDouble(cell, 1))));
        return all;
    }

    private static final List<Operation<int[]>> INTS = List.of(
            readsPlainly("reads [0]", A, ints -> keep(ints[0])),
            writes("writes [0]", A, ints -> ints[0] = 1),
            readsPlainly("get [0]", A, ints -> keep(Array.get(ints, 0).toString())),
            writes("set [0]", A, ints -> Array.set(ints, 0, 1)),
            readsPlainly("getInt [0]", A, ints -> keep(Array.getInt(ints, 0))),
            writes("setInt [0]", A, ints -> Array.setInt(ints, 0, 2)),
            readsPlainly("reads [1]", B, ints -> keep(ints[1])),
            writes("writes [1]", B, ints -> ints[1] = 1),
            readsPlainly("getLong [1]", B, ints -> keep(Array.getLong(ints, 1))),
            writes("setShort [1]", B, ints -> Array.setShort(ints, 1, (short) 2)));

    private static final class Arrays {
        final boolean[] booleans = new boolean[1];
        final byte[] bytes = new byte[1];
        final char[] chars = new char[1];
        final short[] shorts = new short[1];
        final long[] longs = new long[1];
        final float[] floats = new float[1];
        final double[] doubles = new double[1];
        final String[] texts = new String[1];
    }

    private static final List<Operation<Arrays>> ARRAYS = List.of(
            readsPlainly("getBoolean", 1, all -> keep(Array.getBoolean(all.booleans, 0) ? 1 : 0)),
            writes("setBoolean", 1, all -> Array.setBoolean(all.booleans, 0, true)),
            readsPlainly("getByte", 2, all -> keep(Array.getByte(all.bytes, 0))),
            writes("setByte", 2, all -> Array.setByte(all.bytes, 0, (byte) 1)),
            readsPlainly("getChar", 4, all -> keep(Array.getChar(all.chars, 0))),
            writes("setChar", 4, all -> Array.setChar(all.chars, 0, 'a')),
            readsPlainly("getShort", 8, all -> keep(Array.getShort(all.shorts, 0))),
            writes("setShort", 8, all -> Array.setShort(all.shorts, 0, (short) 1)),
            readsPlainly("getLong", 16, all -> keep(Array.getLong(all.longs, 0))),
            writes("setLong", 16, all -> Array.setLong(all.longs, 0, 1)),
            readsPlainly("getFloat", 32, all -> keep((int) Array.getFloat(all.floats, 0))),
            writes("setFloat", 32, all -> Array.setFloat(all.floats, 0, 1)),
            readsPlainly("getDouble", 64, all -> keep((int) Array.getDouble(all.doubles, 0))),
            writes("setDouble", 64, all -> Array.setDouble(all.doubles, 0, 1)),
            readsPlainly("get", 128, all -> keep((String) Array.get(all.texts, 0))),
            writes("set", 128, all -> Array.set(all.texts, 0, "a")));
}
