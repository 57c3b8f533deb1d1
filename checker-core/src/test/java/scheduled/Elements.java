package scheduled;

import static dev.atomicity.scheduled.Access.read;
import static dev.atomicity.scheduled.Access.write;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Pause;
import dev.atomicity.scheduled.Step;
import java.util.List;

/** Elements of arrays: each is a variable of its own, whatever stands beside it. */
final class Elements {
    private static final long A = 1;
    private static final long B = 2;
    private static final long C = 4;
    private static final Step READ_A = Step.of(read(A));
    private static final Step WRITE_A = Step.of(write(A));
    private static final Step READ_B = Step.of(read(B));
    private static final Step WRITE_B = Step.of(write(B));

    private Elements() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("int[2]", 2, () -> new int[2], INTS),
                new Kind<>("long[100]", 3, () -> new long[100], LONGS),
                new Kind<>("byte[3]", 3, () -> new byte[3], BYTES),
                new Kind<>("boolean[2]", 2, () -> new boolean[2], BOOLEANS),
                new Kind<>("Object[2]", 2, () -> new Object[2], OBJECTS),
                new Kind<>("small and wide elements", 3, Mixed::new, MIXED),
                new Kind<>("int[2][2]", 3, Elements::rows, ROWS));
    }

    private static final List<Operation<int[]>> INTS = List.of(
            reads("reads [0]", A, ints -> keep(ints[0])),
            writes("writes [0]", A, ints -> ints[0] = 1),
            does("[0]++", ints -> ints[0]++, READ_A, WRITE_A),
            reads("reads [1]", B, ints -> keep(ints[1])),
            writes("writes [1]", B, ints -> ints[1] = 1),
            does("[1] = [0]", ints -> ints[1] = ints[0], READ_A, WRITE_B),
            does("reads all in a loop", Elements::sum, READ_A, READ_B),
            does("writes all in a loop", Elements::clear, WRITE_A, WRITE_B),
            inTurns("reads [0], then writes [0]", Elements::increaseInTurns, READ_A, WRITE_A),
            inTurns("loops, in turns", Elements::sumInTurns, READ_A, READ_B, READ_A, READ_B),
            inTurns("loops writing, in turns", Elements::fillInTurns, WRITE_A, WRITE_B, WRITE_A, WRITE_B));

    private static void sum(int[] ints) {
        int sum = 0;
        for (int each : ints) {
            sum += each;
        }
        keep(sum);
    }

    private static void clear(int[] ints) {
        for (int i = 0; i < ints.length; i++) {
            ints[i] = 0;
        }
    }

    private static boolean increaseInTurns(int[] ints, Pause pause) {
        int old = ints[0];
        pause.here();
        ints[0] = old + 1;
        return true;
    }

    private static boolean sumInTurns(int[] ints, Pause pause) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += ints[i % 2];
            if (i < 3) {
                pause.here();
            }
        }
        return keep(sum);
    }

    private static boolean fillInTurns(int[] ints, Pause pause) {
        for (int i = 0; i < 4; i++) {
            ints[i % 2] = i;
            if (i < 3) {
                pause.here();
            }
        }
        return true;
    }

    private static final List<Operation<long[]>> LONGS = List.of(
            reads("reads [0]", A, longs -> keep(longs[0])),
            writes("writes [0]", A, longs -> longs[0] = 1),
            reads("reads [63]", B, longs -> keep(longs[63])),
            writes("writes [63]", B, longs -> longs[63] = 1),
            reads("reads [64]", C, longs -> keep(longs[64])),
            writes("writes [64]", C, longs -> longs[64] = 1),
            does("[64] += [63]", longs -> longs[64] += longs[63], Step.of(read(C)), READ_B, Step.of(write(C))));

    private static final List<Operation<byte[]>> BYTES = List.of(
            reads("reads [0]", A, bytes -> keep(bytes[0])),
            writes("writes [0]", A, bytes -> bytes[0] = 1),
            reads("reads [1]", B, bytes -> keep(bytes[1])),
            writes("writes [1]", B, bytes -> bytes[1] = 1),
            reads("reads [2]", C, bytes -> keep(bytes[2])),
            does("[0]++", bytes -> bytes[0]++, READ_A, WRITE_A));

    private static final List<Operation<boolean[]>> BOOLEANS = List.of(
            reads("reads [0]", A, flags -> keep(flags[0] ? 1 : 0)),
            writes("writes [0]", A, flags -> flags[0] = true),
            reads("reads [1]", B, flags -> keep(flags[1] ? 1 : 0)),
            writes("writes [1]", B, flags -> flags[1] = true),
            does("[0] ^= true", flags -> flags[0] ^= true, READ_A, WRITE_A));

    private static final List<Operation<Object[]>> OBJECTS = List.of(
            reads("reads [0]", A, objects -> keep(objects[0])),
            writes("writes [0]", A, objects -> objects[0] = "a"),
            reads("reads [1]", B, objects -> keep(objects[1])),
            writes("writes [1]", B, objects -> objects[1] = null),
            inTurns(
                    "[0] = [1], in turns",
                    (objects, pause) -> {
                        Object seen = objects[1];
                        pause.here();
                        objects[0] = seen;
                        return true;
                    },
                    READ_B,
                    WRITE_A));

    /** Arrays of other kinds, in fields that never change. */
    private static final class Mixed {
        final char[] chars = new char[1];
        final double[] doubles = new double[1];
        final short[] shorts = new short[1];
    }

    private static final List<Operation<Mixed>> MIXED = List.of(
            reads("reads a char", A, mixed -> keep(mixed.chars[0])),
            writes("writes a char", A, mixed -> mixed.chars[0] = 'a'),
            reads("reads a double", B, mixed -> keep((long) mixed.doubles[0])),
            writes("writes a double", B, mixed -> mixed.doubles[0] = 1),
            reads("reads a short", C, mixed -> keep(mixed.shorts[0])),
            writes("writes a short", C, mixed -> mixed.shorts[0] = 1));

    /** Made where nobody else sees it, and never changed but in the rows. */
    private static int[][] rows() {
        return new int[2][2];
    }

    private static final List<Operation<int[][]>> ROWS = List.of(
            does("reads [0][0]", rows -> keep(rows[0][0]), Step.of(read(C)), READ_A),
            does("writes [0][0]", rows -> rows[0][0] = 1, Step.of(read(C)), WRITE_A),
            does("writes [0][1]", rows -> rows[0][1] = 1, Step.of(read(C)), WRITE_B),
            does("reads [0][1]", rows -> keep(rows[0][1]), Step.of(read(C)), READ_B),
            reads("reads [0]", C, rows -> keep(rows[0].length)));
}
