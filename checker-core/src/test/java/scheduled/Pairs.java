package scheduled;

import static dev.atomicity.scheduled.Access.read;
import static dev.atomicity.scheduled.Access.write;
import static dev.atomicity.scheduled.Operation.does;
import static dev.atomicity.scheduled.Operation.reads;
import static dev.atomicity.scheduled.Operation.writes;
import static dev.atomicity.scheduled.Seen.keep;

import dev.atomicity.scheduled.Kind;
import dev.atomicity.scheduled.Operation;
import dev.atomicity.scheduled.Step;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

/** Two objects, and what a call does to both: what it reads of the other, it reads first. */
@SuppressWarnings({"ReturnValueIgnored", "CheckReturnValue", "UnusedVariable"}) // the calls are what matters
final class Pairs {
    private static final long A = 1;
    private static final long SIZE_OF_ONE = 16;
    private static final long ONE = 3 + SIZE_OF_ONE;
    private static final long C = 4;
    private static final long OTHER = 12 + 32;
    private static final Step READ_ONE = Step.of(read(ONE));
    private static final Step WRITE_ONE = Step.of(write(ONE));
    private static final Step READ_OTHER = Step.of(read(OTHER));
    private static final Step WRITE_OTHER = Step.of(write(OTHER));

    private Pairs() {}

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>("two lists", 6, Lists::new, LISTS),
                new Kind<>("two maps", 4, Maps::new, MAPS),
                new Kind<>("two queues", 4, Queues::new, QUEUES),
                new Kind<>("two bit sets", 4, Bits::new, BITS),
                new Kind<>("two texts", 4, Texts::new, TEXTS));
    }

    /** Both have at least two elements, always. */
    private static final class Lists {
        final List<String> one = new ArrayList<>(List.of("a", "b"));
        final List<String> other = Collections.synchronizedList(new ArrayList<>(List.of("a", "b")));
    }

    private static final List<Operation<Lists>> LISTS = List.of(
            reads("one get(0)", A, lists -> keep(lists.one.get(0))),
            writes("one set(0)", A, lists -> lists.one.set(0, "c")),
            reads("other get(0)", C, lists -> keep(lists.other.get(0))),
            writes("other set(0)", C, lists -> lists.other.set(0, "c")),
            reads("one size", SIZE_OF_ONE, lists -> keep(lists.one.size())),
            writes("other add", OTHER, lists -> lists.other.add("d")),
            does("one addAll other", lists -> lists.one.addAll(lists.other), READ_OTHER, WRITE_ONE),
            does("one addAll(0, other)", lists -> lists.one.addAll(0, lists.other), READ_OTHER, WRITE_ONE),
            does("other containsAll one", lists -> keep(lists.other.containsAll(lists.one)), READ_ONE, READ_OTHER),
            does("one equals other", lists -> keep(lists.one.equals(lists.other)), READ_OTHER, READ_ONE),
            does(
                    "Collections.disjoint",
                    lists -> keep(Collections.disjoint(lists.one, lists.other)),
                    READ_OTHER,
                    READ_ONE),
            does(
                    "Collections.indexOfSubList",
                    lists -> keep(Collections.indexOfSubList(lists.one, lists.other)),
                    READ_OTHER,
                    READ_ONE),
            reads("a copy of other", OTHER, lists -> keep(List.copyOf(lists.other))),
            reads("Collections.min of one", ONE, lists -> keep(Collections.min(lists.one))),
            reads(
                    "Collections.binarySearch in other",
                    OTHER,
                    lists -> keep(Collections.binarySearch(lists.other, "a"))),
            writes("Collections.addAll to one", ONE, lists -> Collections.addAll(lists.one, "e", "f")),
            writes("Collections.fill other", OTHER, lists -> Collections.fill(lists.other, "g")),
            writes("Collections.rotate one", ONE, lists -> Collections.rotate(lists.one, 1)),
            writes("Collections.shuffle other", OTHER, lists -> Collections.shuffle(lists.other)),
            writes("Collections.replaceAll in one", ONE, lists -> Collections.replaceAll(lists.one, "a", "h")),
            writes("one sort", ONE, lists -> lists.one.sort(null)));

    private static final class Maps {
        final Map<String, Integer> one = new HashMap<>();
        final Map<String, Integer> other = new ConcurrentHashMap<>();
    }

    private static final List<Operation<Maps>> MAPS = List.of(
            reads("one get(a)", A, maps -> keep(maps.one.get("a"))),
            writes("one put(a)", A, maps -> maps.one.put("a", 1)),
            reads("other get(a)", C, maps -> keep(maps.other.get("a"))),
            writes("other put(a)", C, maps -> maps.other.put("a", 1)),
            writes("one clear", ONE, maps -> maps.one.clear()),
            writes("other clear", OTHER, maps -> maps.other.clear()),
            does("one putAll other", maps -> maps.one.putAll(maps.other), READ_OTHER, WRITE_ONE),
            does("other putAll one", maps -> maps.other.putAll(maps.one), READ_ONE, WRITE_OTHER),
            does("one equals other", maps -> keep(maps.one.equals(maps.other)), READ_OTHER, READ_ONE),
            reads("a LinkedHashMap of other", OTHER, maps -> keep(new LinkedHashMap<>(maps.other))),
            reads("a TreeMap of one", ONE, maps -> keep(new TreeMap<>(maps.one))),
            reads("Map.copyOf one", ONE, maps -> keep(Map.copyOf(maps.one))));

    private static final class Queues {
        final LinkedBlockingQueue<String> one = new LinkedBlockingQueue<>();
        final List<String> other = new ArrayList<>();
    }

    private static final List<Operation<Queues>> QUEUES = List.of(
            reads("one peek", ONE, queues -> keep(queues.one.peek())),
            writes("one offer", ONE, queues -> queues.one.offer("a")),
            reads("other isEmpty", OTHER, queues -> keep(queues.other.isEmpty())),
            writes("other clear", OTHER, queues -> queues.other.clear()),
            does("one drainTo other", queues -> keep(queues.one.drainTo(queues.other)), WRITE_ONE, WRITE_OTHER),
            does(
                    "one drainTo other, one of it",
                    queues -> keep(queues.one.drainTo(queues.other, 1)),
                    WRITE_ONE,
                    WRITE_OTHER));

    private static final class Bits {
        final BitSet one = new BitSet();
        final BitSet other = new BitSet();
    }

    private static final List<Operation<Bits>> BITS = List.of(
            writes("one set", ONE, bits -> bits.one.set(1)),
            reads("other isEmpty", OTHER, bits -> keep(bits.other.isEmpty())),
            writes("other flip", OTHER, bits -> bits.other.flip(1)),
            does("one and other", bits -> bits.one.and(bits.other), READ_OTHER, WRITE_ONE),
            does("one or other", bits -> bits.one.or(bits.other), READ_OTHER, WRITE_ONE),
            does("other xor one", bits -> bits.other.xor(bits.one), READ_ONE, WRITE_OTHER),
            does("other andNot one", bits -> bits.other.andNot(bits.one), READ_ONE, WRITE_OTHER),
            does("one intersects other", bits -> keep(bits.one.intersects(bits.other)), READ_OTHER, READ_ONE),
            does("one equals other", bits -> keep(bits.one.equals(bits.other)), READ_OTHER, READ_ONE),
            reads("one length", ONE, bits -> keep(bits.one.length())),
            reads("one clone", ONE, bits -> keep(bits.one.clone())),
            reads("other toLongArray", OTHER, bits -> keep(bits.other.toLongArray())),
            reads("one stream", ONE, bits -> keep(bits.one.stream().count())),
            reads("other toString", OTHER, bits -> keep(bits.other.toString())));

    private static final class Texts {
        final StringBuilder builder = new StringBuilder("ab");
        final StringJoiner joiner = new StringJoiner(",");
        final StringBuilder other = new StringBuilder("ab");
    }

    private static final List<Operation<Texts>> TEXTS = List.of(
            reads("one length", ONE, texts -> keep(texts.builder.length())),
            writes("one append", ONE, texts -> texts.builder.append('c')),
            writes("other append", OTHER, texts -> texts.other.append(2.0)),
            does("one compareTo other", texts -> keep(texts.builder.compareTo(texts.other)), READ_OTHER, READ_ONE),
            does("other compareTo one", texts -> keep(texts.other.compareTo(texts.builder)), READ_ONE, READ_OTHER));
}
