package modelled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** What shows the data of something else: what is done to the one is done to the other. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable", "JdkObsolete"
}) // the calls are what matters
final class ViewStories {
    private ViewStories() {}

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        listOfArray(cases);
        viewsOfListOfArray(cases);
        iteratorsOfListOfArray(cases);
        partsOfLists(cases);
        viewsOfMaps(cases);
        return cases;
    }

    private static void twice(List<Case> cases, String name, boolean isCut, Runnable looks, Runnable between) {
        cases.add(new Case(name, isCut, looks, between, looks));
    }

    private static void listOfArray(List<Case> cases) {
        String[] array = {"a", "b", "c"};
        List<String> list = Arrays.asList(array);
        twice(cases, "asList: get and its element", true, () -> list.get(1), () -> array[1] = "x");
        twice(cases, "asList: get and another element", false, () -> list.get(1), () -> array[2] = "x");
        twice(cases, "asList: an element and set", true, () -> array[1].isEmpty(), () -> list.set(1, "x"));
        twice(cases, "asList: an element and set of another", false, () -> array[1].isEmpty(), () -> list.set(0, "x"));
        twice(
                cases,
                "asList: two lists of one array",
                true,
                () -> list.get(0),
                () -> Arrays.asList(array).set(0, "x"));
        twice(cases, "asList: the size never changes", false, () -> list.size(), () -> array[1] = "x");
        twice(cases, "asList: toArray", true, () -> list.toArray(), () -> array[2] = "x");
        twice(cases, "asList: contains", true, () -> list.contains("y"), () -> array[2] = "x");
        twice(cases, "asList: hashCode", true, () -> list.hashCode(), () -> array[2] = "x");
        twice(cases, "asList: stream", true, () -> list.stream().count(), () -> array[2] = "x");
        twice(cases, "asList: sort", true, () -> array[0].isEmpty(), () -> Collections.sort(list));
        twice(cases, "asList: replaceAll", true, () -> array[0].isEmpty(), () -> list.replaceAll(old -> old + "x"));
        twice(cases, "asList: copied", true, () -> new ArrayList<>(list), () -> array[0] = "x");
        twice(cases, "asList: two reads", false, () -> list.contains("y"), () -> list.get(0));
    }

    private static void viewsOfListOfArray(List<Case> cases) {
        Integer[] array = {1, 2, 3, 4, 5};
        List<Integer> list = Arrays.asList(array);
        List<Integer> part = list.subList(1, 4);
        twice(cases, "asList, subList: get and its element", true, () -> part.get(0), () -> array[1] = 7);
        twice(cases, "asList, subList: get and another one", false, () -> part.get(0), () -> array[0] = 7);
        twice(cases, "asList, subList: all of it", true, () -> part.hashCode(), () -> array[3] = 7);
        twice(cases, "asList, subList: outside of it", false, () -> part.hashCode(), () -> array[4] = 7);
        List<Integer> partOfPart = part.subList(1, 2);
        twice(cases, "asList, subList of a subList", true, () -> array[2].intValue(), () -> partOfPart.set(0, 7));
        twice(cases, "asList, outside of it", false, () -> array[1].intValue(), () -> partOfPart.set(0, 7));
        List<Integer> guarded = Collections.synchronizedList(list);
        twice(cases, "asList, synchronized: get", true, () -> guarded.get(2), () -> array[2] = 7);
        twice(cases, "asList, synchronized: get another", false, () -> guarded.get(2), () -> array[1] = 7);
        List<Integer> readOnly = Collections.unmodifiableList(list);
        twice(cases, "asList, unmodifiable: get", true, () -> readOnly.get(2), () -> array[2] = 7);
        twice(
                cases,
                "asList, unmodifiable part: get",
                true,
                () -> readOnly.subList(2, 5).get(1),
                () -> array[3] = 7);
        twice(
                cases,
                "asList, unmodifiable part: get another",
                false,
                () -> readOnly.subList(2, 5).get(1),
                () -> array[2] = 7);
    }

    private static void iteratorsOfListOfArray(List<Case> cases) {
        String[] array = {"a", "b", "c", "d"};
        List<String> list = Arrays.asList(array);
        Iterator<String> iterator = list.iterator();
        cases.add(new Case(
                "asList: an iterator that has passed an element",
                false,
                iterator::next,
                () -> array[0] = "x",
                () -> iterator.next()));
        Iterator<String> second = list.iterator();
        cases.add(new Case(
                "asList: an iterator that comes to an element read before",
                true,
                () -> {
                    list.get(1);
                    second.next();
                },
                () -> array[1] = "x",
                () -> second.next()));
        ListIterator<String> cursor = list.listIterator(2);
        cases.add(new Case(
                "asList: what an iterator sets",
                true,
                () -> array[1].isEmpty(),
                () -> {
                    cursor.previous();
                    cursor.set("x");
                },
                () -> array[1].isEmpty()));
        ListIterator<String> other = list.listIterator();
        cases.add(new Case(
                "asList: what an iterator sets elsewhere",
                false,
                () -> array[1].isEmpty(),
                () -> {
                    other.next();
                    other.set("x");
                },
                () -> array[1].isEmpty()));
        Iterator<String> unmodifiable =
                Collections.unmodifiableList(list.subList(1, 3)).iterator();
        cases.add(new Case(
                "asList: an iterator of an unmodifiable part",
                true,
                () -> array[1].isEmpty(),
                () -> array[1] = "x",
                () -> unmodifiable.next()));
        twice(
                cases,
                "asList: a loop",
                true,
                () -> {
                    for (String element : list) {
                        element.isEmpty();
                    }
                },
                () -> array[3] = "x");
        twice(
                cases,
                "asList: forEachRemaining",
                true,
                () -> list.iterator().forEachRemaining(element -> {}),
                () -> array[3] = "x");
    }

    private static void partsOfLists(List<Case> cases) {
        List<String> list = new Vector<>(List.of("a", "b", "c", "d"));
        twice(cases, "list: size and set", false, () -> list.size(), () -> list.set(1, "x"));
        twice(cases, "list: isEmpty and set", false, () -> list.isEmpty(), () -> list.set(1, "x"));
        twice(cases, "list: size and add", true, () -> list.size(), () -> list.add("x"));
        List<String> plain = new ArrayList<>(List.of("a", "b", "c", "d"));
        List<String> part = plain.subList(1, 3);
        twice(cases, "subList: get and its element", true, () -> part.get(0), () -> plain.set(1, "x"));
        twice(cases, "subList: get and another one", false, () -> part.get(0), () -> plain.set(2, "x"));
        twice(cases, "subList: set and its element", true, () -> plain.get(2), () -> part.set(1, "x"));
        twice(cases, "subList: set and another one", false, () -> plain.get(1), () -> part.set(1, "x"));
        twice(cases, "subList: made anew", false, () -> plain.subList(1, 3), () -> plain.set(2, "x"));
        twice(
                cases,
                "subList: cleared",
                true,
                () -> list.get(0),
                () -> list.subList(1, 2).clear());
        List<String> guarded = Collections.synchronizedList(plain);
        twice(
                cases,
                "subList, synchronized: another one",
                false,
                () -> guarded.subList(1, 3).get(0),
                () -> guarded.set(2, "x"));
        twice(
                cases,
                "subList, synchronized: its element",
                true,
                () -> guarded.subList(1, 3).get(0),
                () -> guarded.set(1, "x"));
        ListIterator<String> iterator = plain.listIterator();
        cases.add(new Case(
                "list: what an iterator sets",
                true,
                () -> plain.get(0),
                () -> {
                    iterator.next();
                    iterator.set("x");
                },
                () -> plain.get(0)));
    }

    private static void viewsOfMaps(List<Case> cases) {
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1, "b", 2));
        twice(cases, "keySet: contains and put", true, () -> map.keySet().contains("c"), () -> map.put("c", 1));
        twice(
                cases,
                "keySet: contains and another key",
                false,
                () -> map.keySet().contains("e"),
                () -> map.put("d", 1));
        twice(
                cases,
                "keySet: remove",
                true,
                () -> map.get("b"),
                () -> map.keySet().remove("b"));
        twice(
                cases,
                "values: remove",
                true,
                () -> map.get("a"),
                () -> map.values().remove(1));
        twice(cases, "values: contains", true, () -> map.values().contains(9), () -> map.put("a", 9));
        twice(
                cases,
                "entrySet: removeIf",
                true,
                () -> map.get("x"),
                () -> map.entrySet().removeIf(entry -> entry.getKey().equals("a")));
        Map<String, Integer> concurrent = new ConcurrentHashMap<>(Map.of("a", 1, "b", 2));
        twice(
                cases,
                "entrySet: setValue",
                true,
                () -> concurrent.get("a"),
                () -> concurrent.entrySet().iterator().next().setValue(7));
        twice(
                cases,
                "forEach of a map",
                true,
                () -> concurrent.forEach((key, value) -> {}),
                () -> concurrent.put("a", 3));
        NavigableMap<String, Integer> sorted = new ConcurrentSkipListMap<>(Map.of("a", 1, "b", 2, "c", 3));
        NavigableMap<String, Integer> head = sorted.headMap("b", true);
        twice(cases, "headMap: get and put", true, () -> head.get("a"), () -> sorted.put("a", 2));
        twice(cases, "headMap: get and another key", false, () -> head.get("a"), () -> sorted.put("b", 2));
        twice(cases, "headMap: put", true, () -> sorted.get("b"), () -> head.put("b", 5));
        twice(
                cases,
                "descendingMap: put",
                true,
                () -> sorted.get("b"),
                () -> sorted.descendingMap().put("b", 5));
        NavigableMap<String, Integer> tree = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        twice(cases, "firstEntry and pollFirstEntry", true, () -> tree.firstEntry(), () -> tree.pollFirstEntry());
        Map<String, Integer> guarded = Collections.synchronizedMap(map);
        twice(
                cases,
                "synchronizedMap: keySet remove",
                true,
                () -> map.get("b"),
                () -> guarded.keySet().removeAll(List.of("c")));
        Iterator<String> keys = concurrent.keySet().iterator();
        cases.add(new Case(
                "keySet: what an iterator removes",
                true,
                () -> concurrent.containsKey("a"),
                () -> {
                    keys.next();
                    keys.remove();
                },
                () -> concurrent.containsKey("a")));
    }
}
