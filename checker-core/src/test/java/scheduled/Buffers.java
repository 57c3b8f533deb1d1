package scheduled;

import static dev.atomicity.scheduled.Access.read;
import static dev.atomicity.scheduled.Access.write;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Step;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Buffers: position, limit, mark and order are one part, each byte or element is another. Every operation leaves the position
 * where it does not matter to the others.
 */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue"}) // the calls are what matters
final class Buffers {
    private static final int SIZE = 8;
    private static final Step READ_STATE = Step.of(read(1));
    private static final Step WRITE_STATE = Step.of(write(1));

    private Buffers() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("ByteBuffer: state", 1 + SIZE, () -> ByteBuffer.allocate(SIZE), STATE),
                new Kind<>("ByteBuffer: bytes", 1 + SIZE, () -> ByteBuffer.allocate(SIZE), BYTES),
                new Kind<>("ByteBuffer: direct", 1 + SIZE, () -> ByteBuffer.allocateDirect(SIZE), BYTES),
                new Kind<>("ByteBuffer: numbers", 1 + SIZE, () -> ByteBuffer.allocate(SIZE), NUMBERS),
                new Kind<>("ByteBuffer: direct numbers", 1 + SIZE, () -> ByteBuffer.allocateDirect(SIZE), NUMBERS),
                new Kind<>("ByteBuffer: views", 1 + SIZE, () -> ByteBuffer.allocateDirect(SIZE), VIEWS),
                new Kind<>("CharBuffer", 1 + SIZE, () -> CharBuffer.allocate(SIZE), CHARACTERS),
                new Kind<>("IntBuffer", 1 + SIZE, () -> IntBuffer.allocate(SIZE), INTS));
    }

    private static long elements(int from, int to) {
        return IntStream.range(from, to).mapToLong(i -> 2L << i).sum();
    }

    /** Each is a step: a dependency may come in at one of them. */
    private static Step[] steps(Step state, boolean reads, int from, int to) {
        Step[] steps = new Step[1 + to - from];
        steps[0] = state;
        for (int i = from; i < to; i++) {
            long part = elements(i, i + 1);
            steps[1 + i - from] = Step.of(reads ? read(part) : write(part));
        }
        return steps;
    }

    /** At the position, after the buffer was cleared. */
    private static Step[] takes(int to) {
        return steps(WRITE_STATE, true, 0, to);
    }

    private static Step[] takesLast() {
        return steps(WRITE_STATE, true, SIZE - 2, SIZE);
    }

    private static Step[] puts(int to) {
        return steps(WRITE_STATE, false, 0, to);
    }

    private static Step[] readsAt(int from, int to) {
        return steps(READ_STATE, true, from, to);
    }

    private static Step[] writesAt(int from, int to) {
        return steps(READ_STATE, false, from, to);
    }

    private static final List<Operation<ByteBuffer>> STATE = List.of(
            does("position", buffer -> keep(buffer.position()), READ_STATE),
            does("limit", buffer -> keep(buffer.limit()), READ_STATE),
            does("remaining", buffer -> keep(buffer.remaining()), READ_STATE),
            does("hasRemaining", buffer -> keep(buffer.hasRemaining()), READ_STATE),
            does("order", buffer -> keep(buffer.order()), READ_STATE),
            does("toString", buffer -> keep(buffer.toString()), READ_STATE),
            does("slice", buffer -> keep(buffer.slice()), READ_STATE),
            does("duplicate", buffer -> keep(buffer.duplicate()), READ_STATE),
            does("asReadOnlyBuffer", buffer -> keep(buffer.asReadOnlyBuffer()), READ_STATE),
            does("asCharBuffer", buffer -> keep(buffer.asCharBuffer()), READ_STATE),
            does("asShortBuffer", buffer -> keep(buffer.asShortBuffer()), READ_STATE),
            does("asIntBuffer", buffer -> keep(buffer.asIntBuffer()), READ_STATE),
            does("asLongBuffer", buffer -> keep(buffer.asLongBuffer()), READ_STATE),
            does("asFloatBuffer", buffer -> keep(buffer.asFloatBuffer()), READ_STATE),
            does("asDoubleBuffer", buffer -> keep(buffer.asDoubleBuffer()), READ_STATE),
            does("position 0", buffer -> buffer.position(0), WRITE_STATE),
            does("limit 8", buffer -> buffer.limit(SIZE), WRITE_STATE),
            does("mark", buffer -> buffer.mark(), WRITE_STATE),
            does("mark and reset", buffer -> buffer.mark().reset(), WRITE_STATE),
            does("clear", buffer -> buffer.clear(), WRITE_STATE),
            does("flip", buffer -> buffer.clear().position(SIZE).flip(), WRITE_STATE),
            does("rewind", buffer -> buffer.rewind(), WRITE_STATE),
            does("order big", buffer -> buffer.order(ByteOrder.BIG_ENDIAN), WRITE_STATE),
            inTurns(
                    "looks, then moves",
                    (buffer, pause) -> {
                        int position = buffer.position();
                        pause.here();
                        buffer.position(position);
                        return true;
                    },
                    READ_STATE,
                    WRITE_STATE));

    private static final List<Operation<ByteBuffer>> BYTES = List.of(
            does("get", buffer -> keep(buffer.clear().get()), takes(1)),
            does("put", buffer -> buffer.clear().put((byte) 1), puts(1)),
            does("get 0", buffer -> keep(buffer.get(0)), readsAt(0, 1)),
            does("get 1", buffer -> keep(buffer.get(1)), readsAt(1, 2)),
            does("put 0", buffer -> buffer.put(0, (byte) 1), writesAt(0, 1)),
            does("put 1", buffer -> buffer.put(1, (byte) 1), writesAt(1, 2)),
            does("get two", buffer -> keep(buffer.clear().get(new byte[2])), takes(2)),
            does("get two of three", buffer -> keep(buffer.clear().get(new byte[3], 1, 2)), takes(2)),
            does("get 1 and 2", buffer -> keep(buffer.get(1, new byte[2])), readsAt(1, 3)),
            does("get 1 and 2 of three", buffer -> keep(buffer.get(1, new byte[3], 1, 2)), readsAt(1, 3)),
            does("put two", buffer -> buffer.clear().put(new byte[2]), puts(2)),
            does("put two of three", buffer -> buffer.clear().put(new byte[3], 1, 2), puts(2)),
            does("put 1 and 2", buffer -> buffer.put(1, new byte[2]), writesAt(1, 3)),
            does("put 1 and 2 of three", buffer -> buffer.put(1, new byte[3], 1, 2), writesAt(1, 3)),
            does("put a buffer", buffer -> buffer.clear().put(ByteBuffer.allocate(2)), puts(2)),
            does("put a buffer at 1", buffer -> buffer.put(1, ByteBuffer.allocate(2), 0, 2), writesAt(1, 3)),
            does("hashCode of two", buffer -> keep(buffer.clear().position(6).hashCode()), takesLast()),
            does("equals", buffer -> keep(buffer.clear().position(6).equals(ByteBuffer.allocate(2))), takesLast()),
            does(
                    "compareTo",
                    buffer -> keep(buffer.clear().position(6).compareTo(ByteBuffer.allocate(2))),
                    takesLast()),
            does("mismatch", buffer -> keep(buffer.clear().position(6).mismatch(ByteBuffer.allocate(2))), takesLast()),
            does("compact", buffer -> buffer.clear().position(6).compact(), compacts()),
            new Operation<>(
                    "gets 0, puts 0", List.of(List.of(readsAt(0, 1)), List.of(writesAt(0, 1))), (buffer, pause) -> {
                        byte old = buffer.get(0);
                        pause.here();
                        buffer.put(0, (byte) (old + 1));
                        return true;
                    }));

    private static Step[] compacts() {
        return new Step[] {
            WRITE_STATE,
            Step.of(read(elements(6, 7))),
            Step.of(read(elements(7, 8))),
            Step.of(write(elements(0, 1))),
            Step.of(write(elements(1, 2)))
        };
    }

    private static final List<Operation<ByteBuffer>> NUMBERS = List.of(
            does("getChar", buffer -> keep(buffer.clear().getChar()), takes(2)),
            does("getChar 1", buffer -> keep(buffer.getChar(1)), readsAt(1, 3)),
            does("putChar", buffer -> buffer.clear().putChar('a'), puts(2)),
            does("putChar 1", buffer -> buffer.putChar(1, 'a'), writesAt(1, 3)),
            does("getShort", buffer -> keep(buffer.clear().getShort()), takes(2)),
            does("getShort 2", buffer -> keep(buffer.getShort(2)), readsAt(2, 4)),
            does("putShort", buffer -> buffer.clear().putShort((short) 1), puts(2)),
            does("putShort 2", buffer -> buffer.putShort(2, (short) 1), writesAt(2, 4)),
            does("getInt", buffer -> keep(buffer.clear().getInt()), takes(4)),
            does("getInt 4", buffer -> keep(buffer.getInt(4)), readsAt(4, 8)),
            does("putInt", buffer -> buffer.clear().putInt(1), puts(4)),
            does("putInt 4", buffer -> buffer.putInt(4, 1), writesAt(4, 8)),
            does("getLong", buffer -> keep(buffer.clear().getLong()), takes(8)),
            does("getLong 0", buffer -> keep(buffer.getLong(0)), readsAt(0, 8)),
            does("putLong", buffer -> buffer.clear().putLong(1), puts(8)),
            does("putLong 0", buffer -> buffer.putLong(0, 1), writesAt(0, 8)),
            does("getFloat", buffer -> keep((int) buffer.clear().getFloat()), takes(4)),
            does("getFloat 3", buffer -> keep((int) buffer.getFloat(3)), readsAt(3, 7)),
            does("putFloat", buffer -> buffer.clear().putFloat(1), puts(4)),
            does("putFloat 3", buffer -> buffer.putFloat(3, 1), writesAt(3, 7)),
            does("getDouble", buffer -> keep((int) buffer.clear().getDouble()), takes(8)),
            does("getDouble 0", buffer -> keep((int) buffer.getDouble(0)), readsAt(0, 8)),
            does("putDouble", buffer -> buffer.clear().putDouble(1), puts(8)),
            does("putDouble 0", buffer -> buffer.putDouble(0, 1), writesAt(0, 8)));

    /** A buffer that is made for the occasion shows the same bytes, and has a position of its own. */
    private static final List<Operation<ByteBuffer>> VIEWS = List.of(
            does("get 0 of a duplicate", buffer -> keep(buffer.duplicate().get(0)), readsAt(0, 1)),
            does("put 0 of a duplicate", buffer -> buffer.duplicate().put(0, (byte) 1), writesAt(0, 1)),
            does("get 0 of a slice", buffer -> keep(buffer.slice(4, 4).get(0)), readsAt(4, 5)),
            does("put 0 of a slice", buffer -> buffer.slice(4, 4).put(0, (byte) 1), writesAt(4, 5)),
            does("get 1 as ints", buffer -> keep(buffer.asIntBuffer().get(1)), readsAt(4, 8)),
            does("put 1 as ints", buffer -> buffer.asIntBuffer().put(1, 1), writesAt(4, 8)),
            does("get 0 as longs", buffer -> keep(buffer.asLongBuffer().get(0)), readsAt(0, 8)),
            does("put 1 as shorts", buffer -> buffer.asShortBuffer().put(1, (short) 1), writesAt(2, 4)),
            does("clear", buffer -> buffer.clear(), WRITE_STATE));

    private static final List<Operation<CharBuffer>> CHARACTERS = List.of(
            does("get", buffer -> keep(buffer.clear().get()), takes(1)),
            does("put", buffer -> buffer.clear().put('a'), puts(1)),
            does("get 1", buffer -> keep(buffer.get(1)), readsAt(1, 2)),
            does("put 1", buffer -> buffer.put(1, 'a'), writesAt(1, 2)),
            does("get two", buffer -> keep(buffer.clear().get(new char[2])), takes(2)),
            does("put two", buffer -> buffer.clear().put(new char[2]), puts(2)),
            does("put text", buffer -> buffer.clear().put("ab"), puts(2)),
            does("put part of a text", buffer -> buffer.clear().put("abc", 1, 3), puts(2)),
            does("append text", buffer -> buffer.clear().append("ab"), puts(2)),
            does("append part of a text", buffer -> buffer.clear().append("abc", 1, 3), puts(2)),
            does("append", buffer -> buffer.clear().append('a'), puts(1)),
            does("put a buffer", buffer -> buffer.clear().put(CharBuffer.allocate(2)), puts(2)),
            does("charAt 1", buffer -> keep(buffer.clear().charAt(1)), WRITE_STATE, Step.of(read(elements(1, 2)))),
            does("chars", buffer -> keep(buffer.clear().position(6).chars().sum()), takesLast()),
            does(
                    "codePoints",
                    buffer -> keep(buffer.clear().position(6).codePoints().sum()),
                    takesLast()),
            does("toString", buffer -> keep(buffer.clear().position(6).toString()), takesLast()),
            does("hashCode", buffer -> keep(buffer.clear().position(6).hashCode()), takesLast()),
            does("equals", buffer -> keep(buffer.clear().position(6).equals(CharBuffer.allocate(2))), takesLast()),
            does("subSequence", buffer -> keep(buffer.clear().subSequence(0, 1)), WRITE_STATE),
            does("length", buffer -> keep(buffer.length()), READ_STATE),
            does("isEmpty", buffer -> keep(buffer.isEmpty()), READ_STATE),
            does("asReadOnlyBuffer", buffer -> keep(buffer.asReadOnlyBuffer()), READ_STATE),
            does("read", Buffers::readTwo, takes(2)));

    private static void readTwo(CharBuffer buffer) {
        try {
            keep(buffer.clear().read(CharBuffer.allocate(2)));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final List<Operation<IntBuffer>> INTS = List.of(
            does("get", buffer -> keep(buffer.clear().get()), takes(1)),
            does("put", buffer -> buffer.clear().put(1), puts(1)),
            does("get 1", buffer -> keep(buffer.get(1)), readsAt(1, 2)),
            does("put 1", buffer -> buffer.put(1, 1), writesAt(1, 2)),
            does("get two", buffer -> keep(buffer.clear().get(new int[2])), takes(2)),
            does("get two of three", buffer -> keep(buffer.clear().get(new int[3], 1, 2)), takes(2)),
            does("get 1 and 2", buffer -> keep(buffer.get(1, new int[2])), readsAt(1, 3)),
            does("get 1 and 2 of three", buffer -> keep(buffer.get(1, new int[3], 1, 2)), readsAt(1, 3)),
            does("put two", buffer -> buffer.clear().put(new int[2]), puts(2)),
            does("put two of three", buffer -> buffer.clear().put(new int[3], 1, 2), puts(2)),
            does("put 1 and 2", buffer -> buffer.put(1, new int[2]), writesAt(1, 3)),
            does("put 1 and 2 of three", buffer -> buffer.put(1, new int[3], 1, 2), writesAt(1, 3)),
            does("put a buffer", buffer -> buffer.clear().put(IntBuffer.allocate(2)), puts(2)),
            does("put a buffer at 1", buffer -> buffer.put(1, IntBuffer.allocate(2), 0, 2), writesAt(1, 3)),
            does("compact", buffer -> buffer.clear().position(6).compact(), compacts()),
            does("hashCode", buffer -> keep(buffer.clear().position(6).hashCode()), takesLast()),
            does("equals", buffer -> keep(buffer.clear().position(6).equals(IntBuffer.allocate(2))), takesLast()),
            does("compareTo", buffer -> keep(buffer.clear().position(6).compareTo(IntBuffer.allocate(2))), takesLast()),
            does("mismatch", buffer -> keep(buffer.clear().position(6).mismatch(IntBuffer.allocate(2))), takesLast()),
            does("toString", buffer -> keep(buffer.toString()), READ_STATE),
            does("asReadOnlyBuffer", buffer -> keep(buffer.asReadOnlyBuffer()), READ_STATE));
}
