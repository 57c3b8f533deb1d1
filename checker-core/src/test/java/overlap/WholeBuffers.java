package overlap;

import static overlap.Whole.whole;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.List;

/** Buffers of all types of elements: their position and limit are one variable, and each element is one. Watched. */
final class WholeBuffers {
    private static final int ROOM = 32;

    private WholeBuffers() {}

    static List<Whole<?>> all() {
        return List.of(
                bytes(),
                bytes().made("direct ByteBuffer", () -> ready(ByteBuffer.allocateDirect(ROOM))),
                bytes().made(
                                "read-only ByteBuffer",
                                () -> ready(ByteBuffer.allocate(ROOM)).asReadOnlyBuffer()),
                whole(
                                "CharBuffer",
                                CharBuffer.class,
                                () -> ready(CharBuffer.allocate(ROOM)),
                                buffer -> stateOf(buffer) + (int) buffer.get(2) + (int) buffer.get(4),
                                buffer -> buffer.put(4, 'n'),
                                buffer -> buffer.put(2, 'n'),
                                buffer -> buffer.position(1),
                                buffer -> buffer.limit(2))
                        .given(
                                () -> CharBuffer.wrap("new"),
                                () -> CharBuffer.allocate(4),
                                () -> new char[] {'n', 'e', 'w'},
                                () -> "new",
                                () -> 'n',
                                () -> 4),
                whole(
                                "ShortBuffer",
                                ShortBuffer.class,
                                () -> ready(ShortBuffer.allocate(ROOM)),
                                buffer -> stateOf(buffer) + buffer.get(2) + buffer.get(4),
                                buffer -> buffer.put(4, (short) 9),
                                buffer -> buffer.put(2, (short) 9),
                                buffer -> buffer.position(1),
                                buffer -> buffer.limit(2))
                        .given(
                                () -> ShortBuffer.wrap(new short[] {9, 8}),
                                () -> new short[] {9, 8},
                                () -> (short) 9,
                                () -> 4),
                whole(
                                "IntBuffer",
                                IntBuffer.class,
                                () -> ready(IntBuffer.allocate(ROOM)),
                                buffer -> stateOf(buffer) + buffer.get(2) + buffer.get(4),
                                buffer -> buffer.put(4, 9),
                                buffer -> buffer.put(2, 9),
                                buffer -> buffer.position(1),
                                buffer -> buffer.limit(2))
                        .given(
                                () -> IntBuffer.wrap(new int[] {5, 8}),
                                () -> IntBuffer.wrap(new int[1]),
                                () -> new int[] {9, 8},
                                () -> 4),
                whole(
                                "LongBuffer",
                                LongBuffer.class,
                                () -> ready(LongBuffer.allocate(ROOM)),
                                buffer -> stateOf(buffer) + buffer.get(2) + buffer.get(4),
                                buffer -> buffer.put(4, 9),
                                buffer -> buffer.put(2, 9),
                                buffer -> buffer.position(1),
                                buffer -> buffer.limit(2))
                        .given(
                                () -> LongBuffer.wrap(new long[] {5, 8}),
                                () -> LongBuffer.wrap(new long[1]),
                                () -> new long[] {9, 8},
                                () -> 4),
                whole(
                                "FloatBuffer",
                                FloatBuffer.class,
                                () -> ready(FloatBuffer.allocate(ROOM)),
                                buffer -> stateOf(buffer) + buffer.get(2) + buffer.get(4),
                                buffer -> buffer.put(4, 9),
                                buffer -> buffer.put(2, 9),
                                buffer -> buffer.position(1),
                                buffer -> buffer.limit(2))
                        .given(
                                () -> FloatBuffer.wrap(new float[] {5, 8}),
                                () -> FloatBuffer.wrap(new float[1]),
                                () -> new float[] {9, 8},
                                () -> 4),
                whole(
                                "DoubleBuffer",
                                DoubleBuffer.class,
                                () -> ready(DoubleBuffer.allocate(ROOM)),
                                buffer -> stateOf(buffer) + buffer.get(2) + buffer.get(4),
                                buffer -> buffer.put(4, 9),
                                buffer -> buffer.put(2, 9),
                                buffer -> buffer.position(1),
                                buffer -> buffer.limit(2))
                        .given(
                                () -> DoubleBuffer.wrap(new double[] {5, 8}),
                                () -> DoubleBuffer.wrap(new double[1]),
                                () -> new double[] {9, 8},
                                () -> 4));
    }

    /** With a mark, and a limit that is not the end. */
    private static <T extends Buffer> T ready(T buffer) {
        buffer.mark().position(2).limit(ROOM - 4);
        return buffer;
    }

    private static Whole<ByteBuffer> bytes() {
        return whole(
                        "ByteBuffer",
                        ByteBuffer.class,
                        () -> ready(ByteBuffer.allocate(ROOM)),
                        buffer -> stateOf(buffer)
                                + buffer.order()
                                + buffer.get(2)
                                + buffer.get(4)
                                + buffer.get(5)
                                + buffer.get(7),
                        buffer -> buffer.put(4, (byte) 9),
                        buffer -> buffer.put(2, (byte) 9),
                        buffer -> buffer.position(1),
                        buffer -> buffer.limit(2),
                        buffer -> buffer.order(ByteOrder.LITTLE_ENDIAN))
                .given(
                        () -> ByteBuffer.wrap(new byte[] {9, 8}),
                        () -> new byte[] {9, 8},
                        () -> (byte) 9,
                        () -> ByteOrder.LITTLE_ENDIAN,
                        () -> (short) 9,
                        () -> 'n',
                        () -> 4);
    }

    private static String stateOf(Buffer buffer) {
        int position = buffer.position();
        int limit = buffer.limit();
        Object marked = Whole.attempt(() -> {
            Buffer reset = buffer.reset();
            int mark = reset.position();
            buffer.position(position);
            return mark;
        });
        return position + " " + limit + " " + marked + " ";
    }
}
