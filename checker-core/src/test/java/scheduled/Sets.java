package scheduled;

import static dev.atomicity.scheduled.Kind.ALL;
import static dev.atomicity.scheduled.Operation.inTurns;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.tries;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Access;
import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Pause;
import dev.atomicity.scheduled.Step;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Supplier;

/** Sets: an element that is looked for is a variable, as the key of a map is. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class Sets {
    private static final long A = 1;
    private static final long B = 2;
    private static final Step READ_ALL = Step.of(Access.read(ALL));

    private Sets() {}

    static List<Kind<?>> kinds() {
        List<Operation<Set<String>>> live = new ArrayList<>(OPERATIONS);
        live.add(inTurns("iterates, in turns", Sets::iterateInTurns, READ_ALL, READ_ALL));
        return List.of(
                kind("HashSet", HashSet::new, live),
                kind("LinkedHashSet", LinkedHashSet::new, live),
                kind("TreeSet", TreeSet::new, live),
                kind("synchronizedSet", () -> Collections.synchronizedSet(new HashSet<>()), OPERATIONS),
                kind("newKeySet", ConcurrentHashMap::newKeySet, OPERATIONS),
                kind("newSetFromMap", () -> Collections.newSetFromMap(new HashMap<>()), live),
                kind("ConcurrentSkipListSet", ConcurrentSkipListSet::new, OPERATIONS),
                kind("CopyOnWriteArraySet", CopyOnWriteArraySet::new, OPERATIONS),
                new Kind<>("NavigableSet", 2, TreeSet::new, NAVIGATION),
                new Kind<>("BitSet", 1, BitSet::new, BITS));
    }

    private static Kind<Set<String>> kind(
            String name, Supplier<Set<String>> maker, List<Operation<Set<String>>> operations) {
        return new Kind<>(name, 2, maker, operations);
    }

    private static final List<Operation<Set<String>>> OPERATIONS = List.of(
            reads("contains(a)", A, set -> keep(set.contains("a"))),
            reads("contains(b)", B, set -> keep(set.contains("b"))),
            tries("add(a)", A, set -> set.add("a")),
            tries("add(b)", B, set -> set.add("b")),
            tries("remove(a)", A, set -> set.remove("a")),
            tries("remove(b)", B, set -> set.remove("b")),
            reads("size", ALL, set -> keep(set.size())),
            reads("isEmpty", ALL, set -> keep(set.isEmpty())),
            reads("containsAll", ALL, set -> keep(set.containsAll(List.of("a")))),
            reads("toArray", ALL, set -> keep(set.toArray().length)),
            reads("copy", ALL, set -> keep(new ArrayList<>(set))),
            writes("clear", ALL, Set::clear),
            tries("addAll", ALL, set -> set.addAll(List.of("a", "b"))),
            tries("removeAll", ALL, set -> set.removeAll(List.of("a"))),
            tries("retainAll", ALL, set -> set.retainAll(List.of("b"))),
            tries("removeIf", ALL, set -> set.removeIf(each -> each.equals("a"))),
            reads("forEach", ALL, set -> set.forEach(each -> keep(each))),
            reads("iterates", ALL, Sets::iterate));

    private static void iterate(Set<String> set) {
        for (String each : set) {
            keep(each);
        }
    }

    private static boolean iterateInTurns(Set<String> set, Pause pause) {
        Iterator<String> iterator = set.iterator();
        pause.here();
        return keep(iterator.hasNext());
    }

    private static final List<Operation<NavigableSet<String>>> NAVIGATION = List.of(
            reads("contains(a)", A, set -> keep(set.contains("a"))),
            tries("add(a)", A, set -> set.add("a")),
            tries("add(b)", B, set -> set.add("b")),
            reads("higher", ALL, set -> keep(set.higher("a"))),
            reads("floor", ALL, set -> keep(set.floor("b"))),
            writes("pollFirst", ALL, set -> set.pollFirst()),
            reads("headSet contains(a)", A, set -> keep(set.headSet("b").contains("a"))),
            tries("tailSet add(b)", B, set -> set.tailSet("b").add("b")),
            reads(
                    "descendingSet contains(b)",
                    B,
                    set -> keep(set.descendingSet().contains("b"))),
            reads(
                    "descendingIterator",
                    ALL,
                    set -> keep(set.descendingIterator().hasNext())));

    private static final List<Operation<BitSet>> BITS = List.of(
            reads("get(0)", A, bits -> keep(bits.get(0))),
            reads("cardinality", A, bits -> keep(bits.cardinality())),
            reads("nextSetBit", A, bits -> keep(bits.nextSetBit(0))),
            writes("set(0)", A, bits -> bits.set(0)),
            writes("flip(1)", A, bits -> bits.flip(1)),
            writes("clear", A, BitSet::clear));
}
