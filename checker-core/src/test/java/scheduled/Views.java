package scheduled;

import static dev.atomicity.scheduled.Access.read;
import static dev.atomicity.scheduled.Access.write;
import static dev.atomicity.scheduled.Kind.ALL;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.tries;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Pause;
import dev.atomicity.scheduled.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Objects that show what another one keeps: wrappers, iterators, pairs of a map. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable", "HashtableContains"
}) // the calls are what matters
final class Views {
    private static final long A = 1;
    private static final long B = 2;
    private static final Step READ_ALL = Step.of(read(ALL));

    /** Of a list: no set changes it. */
    private static final Step READ_SIZE = Step.of(read(4));

    private static final Step WRITE_ALL = Step.of(write(ALL));

    private Views() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("wrapped maps", 2, WrappedMap::new, MAPS),
                new Kind<>("wrapped sets", 2, WrappedSet::new, SETS),
                new Kind<>("wrapped deques", 1, WrappedDeque::new, DEQUES),
                new Kind<>("iterators of a list", 3, () -> new ArrayList<>(List.of("a", "b")), ITERATORS),
                new Kind<>("list changed by iterators", 3, () -> new ArrayList<>(List.of("a", "b")), REPLACED),
                new Kind<>("pairs of a map", 2, Views::mapOfTwo, PAIRS),
                new Kind<>("ConcurrentHashMap's own", 2, Views::mapOfTwo, CONCURRENT));
    }

    private static final class WrappedMap {
        final NavigableMap<String, Integer> map = new TreeMap<>();
        final Map<String, Integer> unmodifiable = Collections.unmodifiableMap(map);
        final NavigableMap<String, Integer> synchronizedOne = Collections.synchronizedNavigableMap(map);
        final Map<String, Integer> checked = Collections.checkedMap(map, String.class, Integer.class);
        final NavigableMap<String, Integer> both = Collections.unmodifiableNavigableMap(synchronizedOne);
    }

    private static final List<Operation<WrappedMap>> MAPS = List.of(
            reads("get(a)", A, wrapped -> keep(wrapped.map.get("a"))),
            writes("put(a)", A, wrapped -> wrapped.map.put("a", 1)),
            reads("size", ALL, wrapped -> keep(wrapped.map.size())),
            reads("unmodifiable get(a)", A, wrapped -> keep(wrapped.unmodifiable.get("a"))),
            reads(
                    "unmodifiable values",
                    ALL,
                    wrapped -> keep(wrapped.unmodifiable.values().size())),
            reads(
                    "unmodifiable keySet contains(b)",
                    B,
                    wrapped -> keep(wrapped.unmodifiable.keySet().contains("b"))),
            writes("synchronized put(b)", B, wrapped -> wrapped.synchronizedOne.put("b", 1)),
            tries("synchronized putIfAbsent(a)", A, wrapped -> wrapped.synchronizedOne.putIfAbsent("a", 2) == null),
            reads("synchronized lastEntry", ALL, wrapped -> keep(wrapped.synchronizedOne.lastEntry())),
            writes(
                    "synchronized headMap clear",
                    ALL,
                    wrapped -> wrapped.synchronizedOne.headMap("b").clear()),
            writes("checked put(a)", A, wrapped -> wrapped.checked.put("a", 3)),
            reads("checked containsKey(b)", B, wrapped -> keep(wrapped.checked.containsKey("b"))),
            reads("unmodifiable of synchronized get(b)", B, wrapped -> keep(wrapped.both.get("b"))),
            reads("unmodifiable of synchronized ceilingKey", ALL, wrapped -> keep(wrapped.both.ceilingKey("a"))));

    private static final class WrappedSet {
        final NavigableSet<String> set = new TreeSet<>();
        final NavigableSet<String> synchronizedOne = Collections.synchronizedNavigableSet(set);
        final Set<String> unmodifiable = Collections.unmodifiableSet(set);
        final Set<String> checked = Collections.checkedSet(set, String.class);
    }

    private static final List<Operation<WrappedSet>> SETS = List.of(
            reads("contains(a)", A, wrapped -> keep(wrapped.set.contains("a"))),
            tries("add(a)", A, wrapped -> wrapped.set.add("a")),
            tries("synchronized add(b)", B, wrapped -> wrapped.synchronizedOne.add("b")),
            reads("synchronized ceiling", ALL, wrapped -> keep(wrapped.synchronizedOne.ceiling("a"))),
            tries("checked remove(a)", A, wrapped -> wrapped.checked.remove("a")),
            reads("unmodifiable contains(b)", B, wrapped -> keep(wrapped.unmodifiable.contains("b"))),
            reads("unmodifiable size", ALL, wrapped -> keep(wrapped.unmodifiable.size())),
            writes("synchronized clear", ALL, wrapped -> wrapped.synchronizedOne.clear()));

    private static final class WrappedDeque {
        final Deque<String> deque = new ArrayDeque<>();
        final Queue<String> lifo = Collections.asLifoQueue(deque);
        final Collection<String> synchronizedOne = Collections.synchronizedCollection(deque);
    }

    private static final List<Operation<WrappedDeque>> DEQUES = List.of(
            reads("peek", ALL, wrapped -> keep(wrapped.deque.peek())),
            tries("offerLast", ALL, wrapped -> wrapped.deque.offerLast("a")),
            reads("lifo peek", ALL, wrapped -> keep(wrapped.lifo.peek())),
            tries("lifo offer", ALL, wrapped -> wrapped.lifo.offer("b")),
            reads("synchronized size", ALL, wrapped -> keep(wrapped.synchronizedOne.size())),
            tries("synchronized add", ALL, wrapped -> wrapped.synchronizedOne.add("c")));

    /** Nobody makes the list longer or shorter: an iterator would fail. */
    private static final List<Operation<List<String>>> ITERATORS = List.of(
            reads("get(0)", A, list -> keep(list.get(0))),
            writes("set(1)", B, list -> list.set(1, "c")),
            does("ListIterator set", Views::setFirst, READ_ALL, WRITE_ALL),
            reads(
                    "listIterator previous",
                    ALL,
                    list -> keep(list.listIterator(2).previous())),
            reads(
                    "listIterator hasPrevious",
                    ALL,
                    list -> keep(list.listIterator().hasPrevious())),
            reads("spliterator tryAdvance", ALL, list -> keep(list.spliterator().tryAdvance(each -> keep(each)))),
            reads(
                    "spliterator trySplit",
                    ALL,
                    list -> keep(list.spliterator().trySplit().estimateSize())),
            reads("forEachRemaining", ALL, list -> list.iterator().forEachRemaining(each -> keep(each))),
            reads("enumeration", ALL, list -> keep(Collections.enumeration(list).nextElement())),
            inTurns("iterates, in turns", Views::iterateInTurns, READ_ALL, READ_SIZE, READ_SIZE),
            inTurns("splits, in turns", Views::splitInTurns, READ_ALL, READ_SIZE),
            inTurns("sets through an iterator, in turns", Views::setInTurns, READ_ALL, WRITE_ALL));

    /** Changed through iterators, none of which is in use meanwhile. */
    private static final List<Operation<List<String>>> REPLACED = List.of(
            reads("get(0)", A, list -> keep(list.get(0))),
            reads("get(1)", B, list -> keep(list.get(1))),
            writes("set(1)", B, list -> list.set(1, "c")),
            does("iterator remove and add", Views::replaceFirst, READ_ALL, WRITE_ALL, WRITE_ALL),
            writes("remove(0) and add", ALL, list -> list.add(list.remove(0))));

    private static void setFirst(List<String> list) {
        ListIterator<String> iterator = list.listIterator();
        iterator.next();
        iterator.set("d");
    }

    private static void replaceFirst(List<String> list) {
        ListIterator<String> iterator = list.listIterator();
        iterator.next();
        iterator.remove();
        iterator.add("e");
    }

    private static boolean iterateInTurns(List<String> list, Pause pause) {
        Iterator<String> iterator = list.iterator();
        pause.here();
        keep(iterator.hasNext());
        pause.here();
        return keep(iterator.hasNext());
    }

    private static boolean splitInTurns(List<String> list, Pause pause) {
        Spliterator<String> whole = list.spliterator();
        Spliterator<String> half = whole.trySplit();
        pause.here();
        return keep(half.estimateSize());
    }

    private static boolean setInTurns(List<String> list, Pause pause) {
        ListIterator<String> iterator = list.listIterator();
        iterator.next();
        pause.here();
        iterator.set("f");
        return true;
    }

    private static ConcurrentHashMap<String, Integer> mapOfTwo() {
        return new ConcurrentHashMap<>(Map.of("a", 1, "b", 2));
    }

    private static final List<Operation<ConcurrentHashMap<String, Integer>>> PAIRS = List.of(
            reads("get(a)", A, map -> keep(map.get("a"))),
            writes("put(a)", A, map -> map.put("a", 3)),
            writes("put(b)", B, map -> map.put("b", 3)),
            reads("size", ALL, map -> keep(map.size())),
            does(
                    "setValue of the first",
                    map -> map.entrySet().iterator().next().setValue(4),
                    WRITE_ALL),
            inTurns("setValue, in turns", Views::setValueInTurns, Step.of(), WRITE_ALL));

    private static boolean setValueInTurns(Map<String, Integer> map, Pause pause) {
        Map.Entry<String, Integer> first = map.entrySet().iterator().next();
        pause.here();
        first.setValue(5);
        return true;
    }

    /** What is done by way of tasks splits the region; what was read is recorded when they are done. */
    private static final Step SPLIT = new Step(Step.Manner.WAITING, List.of());

    private static final List<Operation<ConcurrentHashMap<String, Integer>>> CONCURRENT = List.of(
            reads("get(a)", A, map -> keep(map.get("a"))),
            writes("put(b)", B, map -> map.put("b", 3)),
            tries("remove(a)", A, map -> map.remove("a") != null),
            reads("mappingCount", ALL, map -> keep(map.mappingCount())),
            reads("contains", ALL, map -> keep(map.contains(1))),
            reads("elements", ALL, map -> keep(Collections.list(map.elements()))),
            reads("keys", ALL, map -> keep(Collections.list(map.keys()))),
            does("forEach with a threshold", map -> map.forEach(1000, (key, value) -> keep(value)), SPLIT, READ_ALL),
            does("forEachKey", map -> map.forEachKey(1000, key -> keep(key)), SPLIT, READ_ALL),
            does("reduceValues", map -> keep(map.reduceValues(1000, Integer::sum)), SPLIT, READ_ALL),
            does(
                    "reduceKeysToLong",
                    map -> keep(map.reduceKeysToLong(1000, String::length, 0, Long::sum)),
                    SPLIT,
                    READ_ALL),
            does("search", map -> keep(map.search(1000, (key, value) -> null)), SPLIT),
            does("searchValues", map -> keep(map.searchValues(1000, value -> value)), SPLIT),
            tries("keySet with a value, add(b)", B, map -> map.keySet(1).add("b")),
            reads(
                    "keySet with a value, contains(a)",
                    A,
                    map -> keep(map.keySet(1).contains("a"))));
}
