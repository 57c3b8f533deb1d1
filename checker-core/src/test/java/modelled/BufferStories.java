package modelled;

import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.List;

/** Position and limit belong to the buffer, the elements to the memory that it shows, whoever else uses that. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class BufferStories {
    private BufferStories() {}

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        state(cases);
        ofArrays(cases);
        ofMemory(cases, "heap", ByteBuffer.allocate(64));
        ofMemory(cases, "direct", ByteBuffer.allocateDirect(64));
        ofMemory(cases, "slice", ByteBuffer.allocate(80).position(8).slice());
        ofMemory(
                cases, "direct slice", ByteBuffer.allocateDirect(80).position(8).slice());
        many(cases);
        texts(cases);
        failures(cases);
        return cases;
    }

    private static void twice(List<Case> cases, String name, boolean isCut, Runnable looks, Runnable between) {
        cases.add(new Case(name, isCut, looks, between, looks));
    }

    private static void read(long value) {}

    private static void state(List<Case> cases) {
        ByteBuffer buffer = ByteBuffer.allocate(64);
        twice(cases, "position and position", true, () -> read(buffer.position()), () -> buffer.position(3));
        twice(cases, "limit and position", true, () -> read(buffer.limit()), () -> ((Buffer) buffer).position(4));
        twice(cases, "remaining and flip", true, () -> read(buffer.remaining()), () -> buffer.flip());
        twice(cases, "hasRemaining and clear", true, () -> buffer.hasRemaining(), () -> buffer.clear());
        twice(cases, "position and mark", true, () -> read(buffer.position()), () -> buffer.mark());
        twice(cases, "position and get", true, () -> read(buffer.position()), () -> buffer.get());
        twice(cases, "position and put", true, () -> read(buffer.position()), () -> buffer.put((byte) 1));
        twice(cases, "position and get(int)", false, () -> read(buffer.position()), () -> buffer.get(1));
        twice(cases, "position and rewind", true, () -> read(buffer.position()), () -> buffer.rewind());
        twice(cases, "position and remaining", false, () -> read(buffer.position()), () -> buffer.remaining());
        twice(cases, "order and order", true, () -> buffer.order(), () -> buffer.order(ByteOrder.BIG_ENDIAN));
        ByteBuffer duplicate = buffer.duplicate();
        twice(cases, "position of a duplicate", false, () -> read(buffer.position()), () -> duplicate.position(3));
        twice(cases, "duplicate and position", true, () -> buffer.duplicate(), () -> buffer.position(3));
    }

    private static void ofArrays(List<Case> cases) {
        byte[] bytes = new byte[8];
        ByteBuffer ofBytes = ByteBuffer.wrap(bytes);
        twice(cases, "get(int) of an array", true, () -> ofBytes.get(3), () -> bytes[3] = 1);
        twice(cases, "get(int) of another element", false, () -> ofBytes.get(3), () -> bytes[4] = 1);
        twice(cases, "put(int, byte) of an array", true, () -> read(bytes[3]), () -> ofBytes.put(3, (byte) 1));
        twice(cases, "putInt of an array", true, () -> read(bytes[3]), () -> ofBytes.putInt(0, 1));
        twice(cases, "putInt behind it", false, () -> read(bytes[3]), () -> ofBytes.putInt(4, 1));
        ByteBuffer part = ByteBuffer.wrap(bytes, 2, 4).slice();
        twice(cases, "put(int, byte) of a part", true, () -> read(bytes[3]), () -> part.put(1, (byte) 1));
        twice(cases, "put(int, byte) before it", false, () -> read(bytes[3]), () -> part.put(0, (byte) 1));
        char[] chars = new char[4];
        CharBuffer ofChars = CharBuffer.wrap(chars);
        twice(cases, "CharBuffer.put", true, () -> read(chars[2]), () -> ofChars.put(2, 'a'));
        short[] shorts = new short[4];
        ShortBuffer ofShorts = ShortBuffer.wrap(shorts);
        twice(cases, "ShortBuffer.get", true, () -> ofShorts.get(2), () -> shorts[2] = 1);
        int[] ints = new int[4];
        IntBuffer ofInts = IntBuffer.wrap(ints);
        twice(cases, "IntBuffer.get", true, () -> ofInts.get(2), () -> ints[2] = 1);
        twice(cases, "IntBuffer.put", true, () -> read(ints[2]), () -> ofInts.put(2, 1));
        twice(cases, "IntBuffer.put of another", false, () -> read(ints[2]), () -> ofInts.put(1, 1));
        twice(
                cases,
                "IntBuffer.put at the position",
                true,
                () -> read(ints[0]),
                () -> ofInts.rewind().put(1));
        long[] longs = new long[4];
        LongBuffer ofLongs = LongBuffer.wrap(longs);
        twice(cases, "LongBuffer.put", true, () -> read(longs[2]), () -> ofLongs.put(2, 1));
        float[] floats = new float[4];
        FloatBuffer ofFloats = FloatBuffer.wrap(floats);
        twice(cases, "FloatBuffer.get", true, () -> ofFloats.get(2), () -> floats[2] = 1);
        double[] doubles = new double[4];
        DoubleBuffer ofDoubles = DoubleBuffer.wrap(doubles);
        twice(cases, "DoubleBuffer.get", true, () -> ofDoubles.get(2), () -> doubles[2] = 1);
    }

    /** The other thread has a buffer of its own that shows the same. */
    private static void ofMemory(List<Case> cases, String kind, ByteBuffer buffer) {
        ByteBuffer other = buffer.duplicate();
        ByteBuffer behind = buffer.slice(8, 16);
        ByteBuffer readOnly = buffer.asReadOnlyBuffer();
        twice(cases, kind + ": duplicate", true, () -> buffer.get(9), () -> other.put(9, (byte) 1));
        twice(cases, kind + ": another byte", false, () -> buffer.get(9), () -> other.put(10, (byte) 1));
        twice(cases, kind + ": part", true, () -> buffer.getInt(8), () -> behind.put(3, (byte) 1));
        twice(cases, kind + ": behind", false, () -> buffer.getInt(8), () -> behind.put(4, (byte) 1));
        twice(cases, kind + ": read only", true, () -> readOnly.getLong(8), () -> other.put(15, (byte) 1));
        twice(cases, kind + ": short", true, () -> buffer.getShort(8), () -> other.putChar(9, 'a'));
        twice(cases, kind + ": float", true, () -> buffer.getFloat(8), () -> other.putDouble(4, 1));
        twice(
                cases,
                kind + ": relative",
                true,
                () -> buffer.get(0),
                () -> other.clear().putLong(1));
        for (ByteOrder order : List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)) {
            String view = kind + ", " + order + ": ";
            IntBuffer ints = other.duplicate()
                    .order(order)
                    .position(8)
                    .slice()
                    .order(order)
                    .asIntBuffer();
            twice(cases, view + "IntBuffer", true, () -> buffer.get(15), () -> ints.put(1, 1));
            twice(cases, view + "IntBuffer behind", false, () -> buffer.get(15), () -> ints.put(2, 1));
            twice(
                    cases,
                    view + "slice of IntBuffer",
                    true,
                    () -> buffer.get(15),
                    () -> ints.slice(1, 1).put(0, 1));
            LongBuffer longs = other.duplicate().clear().order(order).asLongBuffer();
            twice(cases, view + "LongBuffer", true, () -> longs.get(1), () -> buffer.put(8, (byte) 1));
            twice(cases, view + "LongBuffer before", false, () -> longs.get(1), () -> buffer.put(7, (byte) 1));
            CharBuffer chars = other.duplicate().clear().order(order).asCharBuffer();
            twice(cases, view + "two views", true, () -> longs.get(1), () -> chars.put(7, 'a'));
            DoubleBuffer doubles = readOnly.duplicate().clear().order(order).asDoubleBuffer();
            twice(cases, view + "DoubleBuffer", true, () -> doubles.get(0), () -> buffer.putShort(6, (short) 1));
        }
    }

    private static void many(List<Case> cases) {
        byte[] bytes = new byte[16];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        byte[] four = new byte[4];
        twice(cases, "get(byte[])", true, () -> buffer.clear().get(four), () -> bytes[3] = 1);
        twice(cases, "get(byte[]) of others", false, () -> buffer.get(0, four), () -> bytes[4] = 1);
        twice(cases, "get(int, byte[])", true, () -> buffer.get(2, four), () -> bytes[4] = 1);
        twice(cases, "get(int, byte[], int, int)", false, () -> buffer.get(2, four, 1, 2), () -> bytes[4] = 1);
        twice(cases, "get writes the array", true, () -> read(four[2]), () -> buffer.get(2, four, 1, 2));
        twice(cases, "get writes no more", false, () -> read(four[3]), () -> buffer.get(2, four, 1, 2));
        twice(
                cases,
                "put(byte[])",
                true,
                () -> read(bytes[3]),
                () -> buffer.clear().put(four));
        twice(
                cases,
                "put(byte[]) before it",
                false,
                () -> read(bytes[4]),
                () -> buffer.clear().put(four));
        twice(cases, "put(byte[], int, int)", true, () -> read(four[2]), () -> four[2] = 1);
        twice(cases, "put reads the array", true, () -> buffer.put(2, four, 1, 2), () -> four[2] = 1);
        ByteBuffer source = ByteBuffer.allocate(4);
        twice(
                cases,
                "put(ByteBuffer)",
                true,
                () -> read(bytes[3]),
                () -> buffer.clear().put(source.clear()));
        twice(
                cases,
                "put(ByteBuffer) before it",
                false,
                () -> read(bytes[4]),
                () -> buffer.clear().put(source.clear()));
        twice(
                cases,
                "put(ByteBuffer) moves the source",
                true,
                () -> read(source.position()),
                () -> buffer.clear().put(source));
        twice(cases, "put(int, ByteBuffer, int, int)", true, () -> read(bytes[9]), () -> buffer.put(8, source, 1, 2));
        twice(
                cases,
                "put(int, ByteBuffer, int, int) reads",
                true,
                () -> buffer.put(8, source, 1, 2),
                () -> source.put(2, (byte) 1));
        twice(
                cases,
                "compact writes the start",
                true,
                () -> read(bytes[1]),
                () -> buffer.clear().position(8).compact());
        twice(
                cases,
                "compact writes no more",
                false,
                () -> read(bytes[8]),
                () -> buffer.clear().position(8).compact());
        ByteBuffer same = ByteBuffer.allocate(16);
        twice(cases, "equals", true, () -> same.equals(buffer.duplicate().clear()), () -> bytes[3] = 1);
        twice(cases, "hashCode", true, () -> buffer.hashCode(), () -> buffer.put(14, (byte) 1));
        twice(cases, "compareTo", true, () -> same.compareTo(buffer), () -> same.put(14, (byte) 1));
        twice(cases, "mismatch", true, () -> same.mismatch(buffer), () -> same.put(14, (byte) 1));
    }

    private static void texts(List<Case> cases) {
        char[] chars = new char[16];
        CharBuffer buffer = CharBuffer.wrap(chars);
        twice(
                cases,
                "put(String)",
                true,
                () -> read(chars[2]),
                () -> buffer.clear().put("abc"));
        twice(
                cases,
                "put(String) before it",
                false,
                () -> read(chars[3]),
                () -> buffer.clear().put("abc"));
        twice(
                cases,
                "put(String, int, int)",
                false,
                () -> read(chars[2]),
                () -> buffer.clear().put("abc", 1, 3));
        twice(
                cases,
                "append(CharSequence)",
                true,
                () -> read(chars[2]),
                () -> buffer.clear().append(new StringBuilder("abc")));
        twice(
                cases,
                "append(null)",
                true,
                () -> read(chars[3]),
                () -> buffer.clear().append(null));
        twice(
                cases,
                "append(char)",
                true,
                () -> read(chars[0]),
                () -> buffer.clear().append('a'));
        twice(
                cases,
                "append(CharSequence, int, int)",
                false,
                () -> read(chars[2]),
                () -> buffer.clear().append("abc", 1, 3));
        CharBuffer other = buffer.duplicate().clear().position(2);
        twice(cases, "charAt", true, () -> other.charAt(1), () -> chars[3] = 'a');
        twice(cases, "charAt of another", false, () -> other.charAt(1), () -> chars[1] = 'a');
        twice(cases, "toString", true, () -> other.toString(), () -> chars[3] = 'a');
        twice(cases, "length", true, () -> other.length(), () -> other.position(2));
        CharBuffer target = CharBuffer.allocate(4);
        twice(cases, "read(CharBuffer)", true, () -> target.get(1), () -> {
            try {
                target.clear();
                buffer.clear().read(target);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** What fails has no effect. */
    private static void failures(List<Case> cases) {
        byte[] bytes = new byte[4];
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        ByteBuffer readOnly = buffer.asReadOnlyBuffer();
        twice(cases, "put into what can only be read", false, () -> read(bytes[1]), () -> {
            try {
                readOnly.put(1, (byte) 1);
            } catch (ReadOnlyBufferException e) {
                e.getMessage();
            }
        });
        twice(cases, "put behind the limit", false, () -> read(bytes[1]), () -> {
            try {
                buffer.putLong(0, 1);
            } catch (IndexOutOfBoundsException e) {
                e.getMessage();
            }
        });
    }
}
