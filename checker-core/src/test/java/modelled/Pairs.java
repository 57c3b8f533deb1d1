package modelled;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Every operation of a kind of object against every other: the first thread does one, the second the other, the first
 * the same again. It is cut exactly if the two operations conflict.
 */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class Pairs {
    private Pairs() {}

    private enum Effect {
        READ,
        WRITE,
        BUMP,
        /** Might change something, and does not: a read, and if something has changed since the one before, a boundary. */
        TRY
    }

    /**
     * An operation.
     *
     * @param part what it is done to, null if it never doesything
     */
    private record Operation<T>(String name, Effect effect, Object part, Consumer<T> code) {
        boolean conflictsWith(Operation<T> other) {
            boolean meet = part == null || other.part == null || part.equals(other.part);
            boolean bothRead = effect == Effect.READ && (other.effect == Effect.READ || other.effect == Effect.TRY);
            boolean bothBump = effect == Effect.BUMP && other.effect == Effect.BUMP;
            return meet && !bothRead && !bothBump && effect != Effect.TRY;
        }
    }

    private static final String A = "a";
    private static final String B = "b";

    static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        add(cases, "HashMap", HashMap::new, mapOperations());
        add(cases, "ConcurrentHashMap", ConcurrentHashMap::new, mapOperations());
        add(cases, "synchronizedMap", () -> Collections.synchronizedMap(new HashMap<>()), mapOperations());
        add(cases, "TreeMap", TreeMap::new, mapOperations());
        add(cases, "ConcurrentSkipListMap", ConcurrentSkipListMap::new, mapOperations());
        add(cases, "IdentityHashMap", IdentityHashMap::new, mapOperations());
        add(cases, "map of the program", Extended::new, mapOperations());
        add(cases, "HashSet", HashSet::new, setOperations());
        add(cases, "newKeySet", ConcurrentHashMap::newKeySet, setOperations());
        add(cases, "newSetFromMap", () -> Collections.newSetFromMap(new HashMap<>()), setOperations());
        add(cases, "ArrayList", () -> new ArrayList<>(List.of(A, B)), listOperations());
        add(cases, "synchronizedList", () -> Collections.synchronizedList(listOfTwo()), listOperations());
        add(cases, "ArrayDeque", ArrayDeque::new, dequeOperations());
        add(cases, "StringBuilder", StringBuilder::new, textOperations());
        add(cases, "AtomicInteger", AtomicInteger::new, atomicOperations());
        add(cases, "AtomicIntegerArray", () -> new AtomicIntegerArray(2), arrayOperations());
        add(cases, "LongAdder", LongAdder::new, adderOperations());
        return cases;
    }

    /** A map of the program that keeps its data where its superclass does. */
    @SuppressWarnings("serial")
    private static final class Extended extends HashMap<String, Integer> {
        @Override
        public Integer put(String key, Integer value) {
            return super.put(key, value);
        }
    }

    private static List<String> listOfTwo() {
        return new ArrayList<>(List.of(A, B));
    }

    private static <T> void add(
            List<Case> cases, String kind, Supplier<? extends T> maker, List<Operation<T>> operations) {
        for (Operation<T> one : operations) {
            for (Operation<T> other : operations) {
                T object = maker.get();
                Runnable first = () -> one.code().accept(object);
                cases.add(new Case(
                        kind + ": " + one.name() + " against " + other.name(),
                        one.conflictsWith(other),
                        first,
                        () -> other.code().accept(object),
                        first));
            }
        }
    }

    private static List<Operation<Map<String, Integer>>> mapOperations() {
        return List.of(
                new Operation<>("get a", Effect.READ, A, map -> map.get(A)),
                new Operation<>("containsKey b", Effect.READ, B, map -> map.containsKey(B)),
                new Operation<>("put a", Effect.WRITE, A, map -> map.put(A, 1)),
                new Operation<>("put b", Effect.WRITE, B, map -> map.put(B, 1)),
                new Operation<>("merge a", Effect.WRITE, A, map -> map.merge(A, 1, Integer::sum)),
                new Operation<>("keySet remove b", Effect.WRITE, B, map -> {
                    Unseen.put(map, B);
                    map.keySet().remove(B);
                }),
                new Operation<>("putIfAbsent a", Effect.WRITE, A, map -> {
                    Unseen.remove(map, A);
                    map.putIfAbsent(A, 1);
                }),
                new Operation<>("putIfAbsent a, there", Effect.TRY, A, map -> {
                    Unseen.put(map, A);
                    map.putIfAbsent(A, 1);
                }),
                new Operation<>("computeIfAbsent a", Effect.WRITE, A, map -> {
                    Unseen.remove(map, A);
                    map.computeIfAbsent(A, key -> 1);
                }),
                new Operation<>("computeIfAbsent a, there", Effect.TRY, A, map -> {
                    Unseen.put(map, A);
                    map.computeIfAbsent(A, key -> 1);
                }),
                new Operation<>("computeIfPresent b, not there", Effect.TRY, B, map -> {
                    Unseen.remove(map, B);
                    map.computeIfPresent(B, (key, value) -> 1);
                }),
                new Operation<>("remove b of another value", Effect.TRY, B, map -> {
                    Unseen.put(map, B);
                    map.remove(B, -1);
                }),
                new Operation<>("size", Effect.READ, null, Map::size),
                new Operation<>("iterate", Effect.READ, null, Pairs::iterate),
                new Operation<>("copy", Effect.READ, null, HashMap::new),
                new Operation<>("clear", Effect.WRITE, null, Map::clear));
    }

    private static void iterate(Map<String, Integer> map) {
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            entry.getValue();
        }
    }

    private static List<Operation<Set<String>>> setOperations() {
        return List.of(
                new Operation<>("contains a", Effect.READ, A, set -> set.contains(A)),
                new Operation<>("add a", Effect.WRITE, A, set -> {
                    Unseen.remove(set, A);
                    set.add(A);
                }),
                new Operation<>("add a, there", Effect.TRY, A, set -> {
                    Unseen.add(set, A);
                    set.add(A);
                }),
                new Operation<>("remove b", Effect.WRITE, B, set -> {
                    Unseen.add(set, B);
                    set.remove(B);
                }),
                new Operation<>("remove b, not there", Effect.TRY, B, set -> {
                    Unseen.remove(set, B);
                    set.remove(B);
                }),
                new Operation<>("isEmpty", Effect.READ, null, Set::isEmpty),
                new Operation<>("addAll", Effect.WRITE, null, set -> {
                    Unseen.remove(set, A);
                    set.addAll(List.of(A, B));
                }));
    }

    /** The size is a part that is changed with the whole only. */
    private static List<Operation<List<String>>> listOperations() {
        return List.of(
                new Operation<>("get 0", Effect.READ, 0, list -> list.get(0)),
                new Operation<>("set 0", Effect.WRITE, 0, list -> list.set(0, B)),
                new Operation<>("set 1", Effect.WRITE, 1, list -> list.set(1, A)),
                new Operation<>("contains", Effect.READ, null, list -> list.contains(A)),
                new Operation<>(
                        "subList size",
                        Effect.READ,
                        "size",
                        list -> list.subList(0, 1).size()),
                new Operation<>("add", Effect.WRITE, null, list -> list.add(A)),
                new Operation<>("sort", Effect.WRITE, null, list -> Collections.sort(list)));
    }

    private static List<Operation<Deque<String>>> dequeOperations() {
        return List.of(
                new Operation<>("peek", Effect.READ, null, Deque::peek),
                new Operation<>("offer", Effect.WRITE, null, deque -> deque.offer(A)),
                new Operation<>("poll", Effect.WRITE, null, deque -> {
                    Unseen.add(deque, A);
                    deque.poll();
                }),
                new Operation<>("poll, empty", Effect.TRY, null, deque -> {
                    Unseen.clear(deque);
                    deque.poll();
                }));
    }

    private static List<Operation<StringBuilder>> textOperations() {
        return List.of(
                new Operation<>("length", Effect.READ, null, StringBuilder::length),
                new Operation<>("append", Effect.WRITE, null, text -> text.append(A)));
    }

    private static List<Operation<AtomicInteger>> atomicOperations() {
        return List.of(
                new Operation<>("get", Effect.READ, null, atomic -> atomic.get()),
                new Operation<>("set", Effect.WRITE, null, atomic -> atomic.set(1)),
                new Operation<>("increment, looked at", Effect.WRITE, null, atomic -> {
                    if (atomic.incrementAndGet() < 0) {
                        throw new IllegalStateException();
                    }
                }),
                new Operation<>("updateAndGet", Effect.WRITE, null, atomic -> atomic.updateAndGet(old -> old + 1)),
                new Operation<>("increment, dropped", Effect.BUMP, null, atomic -> {
                    atomic.incrementAndGet();
                }),
                new Operation<>("add, dropped", Effect.BUMP, null, atomic -> {
                    atomic.getAndAdd(2);
                }));
    }

    private static List<Operation<AtomicIntegerArray>> arrayOperations() {
        return List.of(
                new Operation<>("get 0", Effect.READ, 0, array -> array.get(0)),
                new Operation<>("set 0", Effect.WRITE, 0, array -> array.set(0, 1)),
                new Operation<>("set 1", Effect.WRITE, 1, array -> array.set(1, 1)),
                new Operation<>("increment 0", Effect.BUMP, 0, array -> {
                    array.incrementAndGet(0);
                }));
    }

    private static List<Operation<LongAdder>> adderOperations() {
        return List.of(
                new Operation<>("increment", Effect.BUMP, null, LongAdder::increment),
                new Operation<>("add", Effect.BUMP, null, adder -> adder.add(2)),
                new Operation<>("sum", Effect.READ, null, adder -> adder.sum()),
                new Operation<>("reset", Effect.WRITE, null, adder -> adder.reset()));
    }
}
