package modelled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Elements that methods of the JDK read and write are the ones that the program reads and writes. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class ArrayStories {
    private ArrayStories() {}

    private static int seen;

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        int[] from = new int[8];
        int[] to = new int[8];
        twice(cases, "an array: arraycopy reads", true, () -> System.arraycopy(from, 0, to, 0, 4), () -> from[1] = 1);
        twice(
                cases,
                "an array: arraycopy reads no more",
                false,
                () -> System.arraycopy(from, 0, to, 0, 4),
                () -> from[4] = 1);
        twice(cases, "an array: arraycopy writes", true, () -> seen = to[6], () -> System.arraycopy(from, 0, to, 4, 4));
        twice(
                cases,
                "an array: arraycopy writes no more",
                false,
                () -> seen = to[3],
                () -> System.arraycopy(from, 0, to, 4, 4));
        twice(cases, "an array: arraycopy that fails", false, () -> seen = to[3], () -> {
            try {
                System.arraycopy(from, 0, to, 2, 7);
            } catch (IndexOutOfBoundsException e) {
                e.getMessage();
            }
        });
        twice(cases, "fill", true, () -> seen = to[1], () -> Arrays.fill(to, 1));
        twice(cases, "fill a part", true, () -> seen = to[3], () -> Arrays.fill(to, 2, 4, 1));
        twice(cases, "fill another part", false, () -> seen = to[1], () -> Arrays.fill(to, 2, 4, 1));
        twice(cases, "sort", true, () -> seen = to[1], () -> Arrays.sort(to));
        twice(cases, "copyOf", true, () -> Arrays.copyOf(from, 16), () -> from[7] = 1);
        twice(cases, "copyOf the first ones", false, () -> Arrays.copyOf(from, 4), () -> from[7] = 1);
        twice(cases, "copyOfRange", true, () -> Arrays.copyOfRange(from, 3, 6), () -> from[4] = 1);
        twice(cases, "copyOfRange of others", false, () -> Arrays.copyOfRange(from, 3, 6), () -> from[6] = 1);
        twice(cases, "equals", true, () -> Arrays.equals(from, to), () -> to[3] = 1);
        twice(cases, "stream", true, () -> Arrays.stream(from).sum(), () -> from[3] = 1);
        twice(cases, "clone", true, () -> from.clone(), () -> from[3] = 1);
        twice(cases, "two reads", false, () -> from.clone(), () -> Arrays.hashCode(from));
        String[] names = {"b", "a"};
        twice(cases, "setAll", true, () -> names[1].isEmpty(), () -> Arrays.setAll(names, Integer::toString));
        twice(cases, "clone of a copy", false, () -> names.clone()[0] = "x", () -> names[0].isEmpty());
        return cases;
    }

    private static void twice(List<Case> cases, String name, boolean isCut, Runnable looks, Runnable between) {
        cases.add(new Case(name, isCut, looks, between, looks));
    }
}
