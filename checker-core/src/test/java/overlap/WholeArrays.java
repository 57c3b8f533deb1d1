package overlap;

import static overlap.Whole.whole;

import java.util.List;

/** Arrays of the types for which there is no kind of its own. Watched. */
final class WholeArrays {
    private WholeArrays() {}

    static List<Whole<?>> all() {
        return List.of(
                whole(
                        "boolean array",
                        boolean[].class,
                        () -> new boolean[2],
                        array -> "" + array[0] + array[1],
                        array -> array[1] = true),
                whole(
                        "byte array",
                        byte[].class,
                        () -> new byte[2],
                        array -> array[0] + " " + array[1],
                        array -> array[1] = 7),
                whole(
                        "short array",
                        short[].class,
                        () -> new short[2],
                        array -> array[0] + " " + array[1],
                        array -> array[1] = 7),
                whole(
                        "long array",
                        long[].class,
                        () -> new long[2],
                        array -> array[0] + " " + array[1],
                        array -> array[1] = 7),
                whole(
                        "float array",
                        float[].class,
                        () -> new float[2],
                        array -> array[0] + " " + array[1],
                        array -> array[1] = 7),
                whole(
                        "double array",
                        double[].class,
                        () -> new double[2],
                        array -> array[0] + " " + array[1],
                        array -> array[1] = 7),
                whole(
                        "text array",
                        String[].class,
                        () -> new String[] {"old", "text"},
                        array -> array[0] + array[1],
                        array -> array[1] = "new"),
                whole(
                                "enum array",
                                Thread.State[].class,
                                () -> new Thread.State[] {Thread.State.NEW, Thread.State.NEW},
                                array -> "" + array[0] + array[1],
                                array -> array[1] = Thread.State.BLOCKED)
                        .given(() -> Thread.State.NEW),
                whole(
                                "array of arrays",
                                Object[].class,
                                () -> new Object[] {new int[] {1}, new int[] {2}},
                                array -> List.of(array[0], array[1]),
                                array -> array[1] = new int[] {3})
                        .given(() -> new Object[] {new int[] {1}, new int[] {2}}));
    }
}
