package modelled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
        twice(cases, "stream of a part", true, () -> Arrays.stream(from, 2, 4).sum(), () -> from[3] = 1);
        twice(
                cases,
                "stream of another part",
                false,
                () -> Arrays.stream(from, 2, 4).sum(),
                () -> from[4] = 1);
        twice(cases, "stream that nobody runs", false, () -> Arrays.stream(from), () -> from[3] = 1);
        streams(cases, from);
        twice(cases, "clone", true, () -> from.clone(), () -> from[3] = 1);
        twice(cases, "two reads", false, () -> from.clone(), () -> Arrays.hashCode(from));
        String[] names = {"b", "a"};
        twice(cases, "setAll", true, () -> names[1].isEmpty(), () -> Arrays.setAll(names, Integer::toString));
        twice(cases, "clone of a copy", false, () -> names.clone()[0] = "x", () -> names[0].isEmpty());
        filled(cases);
        given(cases);
        return cases;
    }

    /** A stream reads when it runs. */
    private static void streams(List<Case> cases, int[] array) {
        IntStream[] made = new IntStream[2];
        cases.add(new Case(
                "a stream of an array that is made before a change, and run after it",
                false,
                () -> made[0] = Arrays.stream(array),
                () -> array[3] = 1,
                () -> seen = made[0].sum() + array[3]));
        cases.add(new Case(
                "a filtered one",
                false,
                () -> made[1] = IntStream.of(array).filter(each -> each > 0),
                () -> array[3] = 1,
                () -> seen = made[1].sum() + array[3]));
        cases.add(new Case(
                "one that is run before the change",
                true,
                () -> seen = Arrays.stream(array).map(each -> each + 1).sum(),
                () -> array[3] = 1,
                () -> seen = array[3]));
        String[] names = {"b", "a"};
        twice(cases, "Stream.of", true, () -> Stream.of(names).toList(), () -> names[1] = "c");
        twice(
                cases,
                "an iterator of a stream",
                true,
                () -> Stream.of(names).iterator().next(),
                () -> names[0] = "c");
        List<String[]> arrays = List.of(names, new String[] {"d"});
        twice(
                cases,
                "one that flatMap runs",
                true,
                () -> arrays.stream().flatMap(Arrays::stream).toList(),
                () -> names[0] = "c");
        twice(
                cases,
                "one that a function for flatMap makes",
                true,
                () -> arrays.stream().flatMap(each -> Stream.of(each)).toList(),
                () -> names[0] = "c");
        twice(
                cases,
                "a spliterator",
                true,
                () -> Arrays.spliterator(names).forEachRemaining(String::isEmpty),
                () -> names[0] = "c");
    }

    /** Arrays that collections fill. */
    private static void filled(List<Case> cases) {
        List<String> two = new ArrayList<>(List.of("a", "b"));
        String[] four = {"w", "x", "y", "z"};
        twice(cases, "toArray fills the array", true, () -> four[1].isEmpty(), () -> two.toArray(four));
        twice(
                cases,
                "toArray writes null behind the last one",
                true,
                () -> Objects.isNull(four[2]),
                () -> two.toArray(four));
        twice(cases, "toArray writes no more", false, () -> four[3].isEmpty(), () -> two.toArray(four));
        String[] one = {"w"};
        twice(cases, "toArray of an array that is too small", false, () -> one[0].isEmpty(), () -> two.toArray(one));
        twice(cases, "toArray still reads the list", true, () -> two.toArray(new String[2]), () -> two.add("c"));
        twice(
                cases,
                "toArray of new arrays",
                false,
                () -> two.toArray(new String[2]),
                () -> two.toArray(new String[2]));
        Map<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1));
        String[] keys = {"x", "y"};
        twice(
                cases,
                "keySet().toArray",
                true,
                () -> Objects.isNull(keys[0]),
                () -> map.keySet().toArray(keys));
        Integer[] values = {2, 3};
        twice(
                cases,
                "values().toArray",
                true,
                () -> Objects.isNull(values[1]),
                () -> map.values().toArray(values));
        Vector<String> vector = new Vector<>(List.of("a", "b"));
        String[] copied = {"w", "x", "y"};
        twice(cases, "copyInto", true, () -> copied[1].isEmpty(), () -> vector.copyInto(copied));
        twice(cases, "copyInto writes no more", false, () -> copied[2].isEmpty(), () -> vector.copyInto(copied));
        String[] small = {"w"};
        twice(cases, "copyInto that fails", false, () -> small[0].isEmpty(), () -> {
            try {
                vector.copyInto(small);
            } catch (IndexOutOfBoundsException e) {
                e.getMessage();
            }
        });
    }

    private enum Colour {
        RED,
        GREEN
    }

    /** Arrays that collections are made of. */
    private static void given(List<Case> cases) {
        String[] names = {"a", "b", "c"};
        Runnable rename = () -> names[1] = "x";
        twice(cases, "List.of an array", true, () -> List.of(names), rename);
        twice(cases, "Set.of an array", true, () -> Set.of(names), () -> names[1] = names[1] + "y");
        twice(cases, "addAll of an array", true, () -> Collections.addAll(new HashSet<>(), names), rename);
        Colour[] colours = {Colour.GREEN};
        twice(cases, "EnumSet.of an array", true, () -> EnumSet.of(Colour.RED, colours), () -> colours[0] = Colour.RED);
        twice(cases, "List.of an array only reads", false, () -> List.of(names), () -> names[1].isEmpty());
    }

    private static void twice(List<Case> cases, String name, boolean isCut, Runnable looks, Runnable between) {
        cases.add(new Case(name, isCut, looks, between, looks));
    }
}
