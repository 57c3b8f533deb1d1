package scheduled;

import static dev.atomicity.scheduled.Kind.ALL;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.tries;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.hasRun;
import static dev.atomicity.scheduled.Seen.keep;
import static dev.atomicity.scheduled.Seen.running;

import dev.atomicity.scheduled.Access;
import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Pause;
import dev.atomicity.scheduled.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;

/** Maps: a key is a variable, and what is done to the whole is done to all of them. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable", "JdkObsolete"
}) // the calls are what matters
final class Maps {
    private static final long A = 1;
    private static final long B = 2;
    private static final Step READ_ALL = Step.of(Access.read(ALL));
    private static final Step WRITE_ALL = Step.of(Access.write(ALL));

    private Maps() {}

    static List<Kind<?>> kinds() {
        List<Kind<?>> kinds = new ArrayList<>();
        kinds.add(kind("HashMap", HashMap::new, UNSURE, ITERATORS));
        kinds.add(kind("LinkedHashMap", LinkedHashMap::new, UNSURE, ITERATORS));
        kinds.add(kind("TreeMap", TreeMap::new, UNSURE, ITERATORS));
        kinds.add(kind("WeakHashMap", WeakHashMap::new, UNSURE, ITERATORS));
        kinds.add(kind("synchronizedMap", () -> Collections.synchronizedMap(new HashMap<>()), UNSURE, List.of()));
        kinds.add(kind("ConcurrentHashMap", ConcurrentHashMap::new, SURE, List.of()));
        kinds.add(kind("ConcurrentSkipListMap", ConcurrentSkipListMap::new, SURE, List.of()));
        kinds.add(kind("Hashtable", Hashtable::new, SURE, List.of()));
        kinds.add(new Kind<>("empty Hashtable", 2, Hashtable::new, EMPTY));
        kinds.add(new Kind<>("NavigableMap", 2, TreeMap::new, NAVIGATION));
        kinds.add(new Kind<>("map by keys of the program", 2, HashMap::new, NAMES));
        return kinds;
    }

    private static Kind<Map<String, Integer>> kind(
            String name,
            Supplier<Map<String, Integer>> maker,
            List<Operation<Map<String, Integer>>> some,
            List<Operation<Map<String, Integer>>> others) {
        List<Operation<Map<String, Integer>>> operations = new ArrayList<>(OPERATIONS);
        operations.addAll(some);
        operations.addAll(others);
        return new Kind<>(name, 2, maker, operations);
    }

    private static final List<Operation<Map<String, Integer>>> OPERATIONS = List.of(
            reads("get(a)", A, map -> keep(map.get("a"))),
            reads("get(b)", B, map -> keep(map.get("b"))),
            reads("containsKey(a)", A, map -> keep(map.containsKey("a"))),
            reads("getOrDefault(b)", B, map -> keep(map.getOrDefault("b", 0))),
            writes("put(a)", A, map -> map.put("a", 1)),
            writes("put(b)", B, map -> map.put("b", 1)),
            tries("putIfAbsent(a)", A, map -> map.putIfAbsent("a", 1) == null),
            tries("putIfAbsent(b)", B, map -> map.putIfAbsent("b", 1) == null),
            tries("computeIfAbsent(a)", A, map -> hasRun(map.computeIfAbsent("a", key -> running(1)))),
            tries("computeIfPresent(a)", A, map -> hasRun(map.computeIfPresent("a", (key, old) -> running(2)))),
            tries(
                    "computeIfPresent(b), removing",
                    B,
                    map -> hasRun(map.computeIfPresent("b", (key, old) -> running((Integer) null)))),
            writes("compute(a)", A, map -> map.compute("a", (key, old) -> 3)),
            writes("compute(b), removing", B, map -> map.compute("b", (key, old) -> null)),
            writes("merge(a)", A, map -> map.merge("a", 1, Integer::sum)),
            tries("remove(a, 1)", A, map -> map.remove("a", 1)),
            tries("replace(a, 1, 2)", A, map -> map.replace("a", 1, 2)),
            reads("size", ALL, map -> keep(map.size())),
            reads("isEmpty", ALL, map -> keep(map.isEmpty())),
            reads("containsValue", ALL, map -> keep(map.containsValue(1))),
            reads("hashCode", ALL, map -> keep(map.hashCode())),
            reads("equals", ALL, map -> keep(map.equals(Map.of("a", 1)))),
            reads("forEach", ALL, map -> map.forEach((key, value) -> keep(value))),
            reads("copy", ALL, map -> keep(new HashMap<>(map))),
            writes("clear", ALL, Map::clear),
            writes("putAll", ALL, map -> map.putAll(Map.of("a", 1, "b", 2))),
            writes("replaceAll", ALL, map -> map.replaceAll((key, value) -> 1)),
            reads("keySet contains(a)", A, map -> keep(map.keySet().contains("a"))),
            tries("keySet remove(b)", B, map -> map.keySet().remove("b")),
            reads("keySet size", ALL, map -> keep(map.keySet().size())),
            reads("values contains", ALL, map -> keep(map.values().contains(1))),
            tries("values remove(1)", ALL, map -> map.values().remove(1)),
            reads("entrySet isEmpty", ALL, map -> keep(map.entrySet().isEmpty())),
            writes("keySet clear", ALL, map -> map.keySet().clear()),
            tries("values removeIf", ALL, map -> map.values().removeIf(value -> value == 1)),
            reads("iterates over entries", ALL, Maps::iterate),
            reads("iterates over values", ALL, map -> map.values().forEach(value -> keep(value))),
            inTurns("get(a), then put(a)", Maps::getThenPut, Step.of(Access.read(A)), Step.of(Access.write(A))));

    /** Whether there was nothing, or null. */
    private static final List<Operation<Map<String, Integer>>> UNSURE = List.of(
            writes("remove(a)", A, map -> map.remove("a")),
            writes("remove(b)", B, map -> map.remove("b")),
            writes("replace(b, 5)", B, map -> map.replace("b", 5)));

    private static final List<Operation<Map<String, Integer>>> SURE = List.of(
            tries("remove(a)", A, map -> map.remove("a") != null),
            tries("remove(b)", B, map -> map.remove("b") != null),
            tries("replace(b, 5)", B, map -> map.replace("b", 5) != null));

    /** Of maps that only one thread at a time may use: others are read when an iterator is at its end. */
    private static final List<Operation<Map<String, Integer>>> ITERATORS =
            List.of(inTurns("iterates over keys, in turns", Maps::iterateInTurns, READ_ALL, READ_ALL));

    /** Its iterator is one that all share that are empty, and never changes: what there is to read is read when it is obtained. */
    private static final List<Operation<Map<String, Integer>>> EMPTY = List.of(
            inTurns("iterates over keys, in turns", Maps::iterateInTurns, READ_ALL, Step.of()),
            reads("isEmpty", ALL, map -> keep(map.isEmpty())),
            writes("clear", ALL, Map::clear));

    private static void iterate(Map<String, Integer> map) {
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            keep(entry.getValue());
        }
    }

    private static boolean iterateInTurns(Map<String, Integer> map, Pause pause) {
        Iterator<String> keys = map.keySet().iterator();
        pause.here();
        return keep(keys.hasNext());
    }

    private static boolean getThenPut(Map<String, Integer> map, Pause pause) {
        Integer old = map.get("a");
        pause.here();
        map.put("a", old == null ? 1 : old);
        return true;
    }

    private static final List<Operation<NavigableMap<String, Integer>>> NAVIGATION = List.of(
            reads("get(a)", A, map -> keep(map.get("a"))),
            writes("put(a)", A, map -> map.put("a", 1)),
            writes("put(b)", B, map -> map.put("b", 1)),
            reads("firstEntry", ALL, map -> keep(map.firstEntry())),
            reads("higherKey", ALL, map -> keep(map.higherKey("a"))),
            reads("floorEntry", ALL, map -> keep(map.floorEntry("b"))),
            writes("pollFirstEntry", ALL, map -> map.pollFirstEntry()),
            writes("pollLastEntry", ALL, map -> map.pollLastEntry()),
            reads("headMap get(a)", A, map -> keep(map.headMap("b").get("a"))),
            writes("tailMap put(b)", B, map -> map.tailMap("b").put("b", 2)),
            reads("descendingMap size", ALL, map -> keep(map.descendingMap().size())),
            reads(
                    "navigableKeySet contains(b)",
                    B,
                    map -> keep(map.navigableKeySet().contains("b"))),
            reads(
                    "descendingKeySet first",
                    ALL,
                    map -> keep(map.descendingKeySet().isEmpty())),
            reads("subMap isEmpty", ALL, map -> keep(map.subMap("a", "b").isEmpty())));

    /** A key that is made anew for each question. */
    private record Name(String text) {}

    private static final Name NAME_A = new Name("a");
    private static final Name NAME_B = new Name("b");

    private static final List<Operation<HashMap<Name, Integer>>> NAMES = List.of(
            reads("get(a)", A, map -> keep(map.get(new Name("a")))),
            reads("get(b)", B, map -> keep(map.get(NAME_B))),
            writes("put(a)", A, map -> map.put(NAME_A, 1)),
            writes("put(b)", B, map -> map.put(NAME_B, 1)),
            tries("putIfAbsent(a)", A, map -> map.putIfAbsent(NAME_A, 1) == null),
            reads("size", ALL, map -> keep(map.size())),
            reads("toString", ALL, map -> keep(map.toString())),
            does(
                    "clear and size",
                    map -> {
                        map.clear();
                        keep(map.size());
                    },
                    WRITE_ALL,
                    READ_ALL));
}
