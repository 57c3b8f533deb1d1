package zoo;

import static zoo.Expect.Outcome.MAY_BE_CUT;
import static zoo.Expect.Outcome.QUIET;

import dev.atomicity.zoo.Interleave;
import java.util.List;

/** Elements of all kinds of arrays. */
final class Arrays {
    private Arrays() {}

    /** Neighbours in one array do not meet, whatever their type. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class DisjointHalves {
        private final int[] ints = new int[130];
        private final byte[] bytes = new byte[130];
        private final boolean[] booleans = new boolean[130];

        @Atomic
        void sweep(int from) {
            for (int i = from; i < 130; i += 2) {
                ints[i]++;
                bytes[i]++;
                booleans[i] = !booleans[i];
            }
            Interleave.here();
            for (int i = from; i < 130; i += 2) {
                ints[i]++;
            }
        }

        public static void main(String[] args) {
            DisjointHalves halves = new DisjointHalves();
            Together.run(() -> halves.sweep(0), () -> halves.sweep(1));
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class SameElement {
        private final int[] counts = new int[3];

        @Atomic
        void increment() {
            int old = counts[1];
            Interleave.here();
            counts[1] = old + 1;
        }

        public static void main(String[] args) {
            SameElement array = new SameElement();
            Together.repeat(2, Together.ROUNDS, array::increment);
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class EveryTypeBroken extends EveryType {
        @Atomic
        void change() {
            work();
        }

        public static void main(String[] args) {
            EveryTypeBroken arrays = new EveryTypeBroken();
            Together.repeat(2, Together.ROUNDS, arrays::change);
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class EveryTypeRight extends EveryType {
        @Atomic
        synchronized void change() {
            work();
        }

        public static void main(String[] args) {
            EveryTypeRight arrays = new EveryTypeRight();
            Together.repeat(3, Together.ROUNDS, arrays::change);
        }
    }

    abstract static class EveryType {
        private final long[] longs = new long[2];
        private final double[] doubles = new double[2];
        private final float[] floats = new float[2];
        private final byte[] bytes = new byte[2];
        private final char[] chars = new char[2];
        private final short[] shorts = new short[2];
        private final boolean[] booleans = new boolean[2];
        private final Object[] objects = new Object[2];

        final void work() {
            longs[1] += 1;
            doubles[1] += 1;
            floats[1] += 1;
            Interleave.here();
            bytes[1]++;
            chars[1]++;
            shorts[1]++;
            Interleave.here();
            booleans[1] = !booleans[0];
            objects[1] = objects[0] == null ? "" : objects[1];
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class RowsOfTheirOwn {
        private final long[][] rows = new long[3][70];

        @Atomic
        void fill(int row) {
            for (int i = 0; i < 70; i++) {
                rows[row][i] += i;
            }
            Interleave.here();
            rows[row][69]++;
        }

        public static void main(String[] args) {
            RowsOfTheirOwn table = new RowsOfTheirOwn();
            Together.run(() -> table.fill(0), () -> table.fill(1), () -> table.fill(2));
        }
    }

    /** A row is replaced while another thread works on the old one. */
    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class RowReplaced {
        private final double[][] rows = new double[1][4];

        @Atomic
        void add() {
            rows[0][1] += 1;
            Interleave.here();
            rows[0][2] += 1;
        }

        @Atomic
        void replace() {
            rows[0] = rows[0].clone();
        }

        public static void main(String[] args) {
            RowReplaced table = new RowReplaced();
            Together.run(() -> Checks.repeat(table::add), () -> Checks.repeat(table::replace));
        }
    }

    /** What fails is no event: neither the missing element nor the missing array. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class FailingAccesses {
        private final int[] some = new int[2];

        @Atomic
        void fail(int[] array, int index) {
            try {
                array[index] = array[index + 1] + 1;
            } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
                Interleave.here();
            }
        }

        public static void main(String[] args) {
            FailingAccesses array = new FailingAccesses();
            Together.repeat(2, Together.ROUNDS, () -> {
                array.fail(array.some, -2);
                array.fail(array.some, 5);
                array.fail(null, 0);
            });
        }
    }

    /** Arrays are made, handed over under a lock, and die: another one in the same place is another variable. */
    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class DyingWhileShared {
        private int[] shared = new int[70];

        @Atomic
        synchronized void use() {
            shared[3]++;
            Interleave.here();
            shared[66] = shared[3];
            shared = new int[70];
        }

        public static void main(String[] args) {
            DyingWhileShared holder = new DyingWhileShared();
            Together.repeat(3, 3 * Together.ROUNDS, holder::use);
        }
    }

    /** An array that is copied when it is full, and shown as a list. */
    abstract static class Growing {
        private Integer[] elements = new Integer[2];
        private int size;

        final void append(int element) {
            if (size == elements.length) {
                Integer[] larger = java.util.Arrays.copyOf(elements, 2 * size);
                Interleave.here();
                elements = larger;
            }
            elements[size] = element;
            Interleave.here();
            size++;
        }

        final void bump() {
            List<Integer> list = java.util.Arrays.asList(elements);
            if (list.get(0) != null) {
                Interleave.here();
                list.set(0, list.get(0) + 1);
            }
        }
    }

    @Expect(data = MAY_BE_CUT, dataAndLocks = MAY_BE_CUT)
    static final class GrowingBroken extends Growing {
        @Atomic
        synchronized void add() {
            append(1);
        }

        @Atomic
        void addToFirst() {
            bump();
        }

        public static void main(String[] args) {
            GrowingBroken array = new GrowingBroken();
            Together.run(() -> Checks.repeat(array::add), () -> Checks.repeat(array::addToFirst));
        }
    }

    @Expect(data = QUIET, dataAndLocks = QUIET)
    static final class GrowingRight extends Growing {
        @Atomic
        synchronized void add() {
            append(1);
        }

        @Atomic
        synchronized void addToFirst() {
            bump();
        }

        public static void main(String[] args) {
            GrowingRight array = new GrowingRight();
            Together.run(
                    () -> Checks.repeat(array::add),
                    () -> Checks.repeat(array::add),
                    () -> Checks.repeat(array::addToFirst));
        }
    }
}
