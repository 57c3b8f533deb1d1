package overlap;

import static overlap.Kind.concurrent;
import static overlap.Kind.plain;
import static overlap.Kind.with;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Stack;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/** Objects of all modelled types. A new type is added here, and a change and a snapshot of it to {@link Standard}. */
@SuppressWarnings({"JdkObsolete", "unchecked", "rawtypes"})
final class Kinds {
    private Kinds() {}

    /** A class of the program that keeps its data in the JDK's. */
    public static class OwnMap extends ConcurrentHashMap<Object, Object> {
        private static final long serialVersionUID = 1;
    }

    /** The same for a queue. */
    public static class OwnQueue extends ConcurrentLinkedQueue<Object> {
        private static final long serialVersionUID = 1;
    }

    private static final List<Kind> COLLECTIONS = List.of(
            concurrent("CopyOnWriteArrayList", () -> with(new CopyOnWriteArrayList<>()), CopyOnWriteArrayList::new),
            concurrent("CopyOnWriteArraySet", () -> with(new CopyOnWriteArraySet<>()), CopyOnWriteArraySet::new),
            concurrent("Vector", () -> with(new Vector<>()), Vector::new),
            concurrent("Stack", () -> with(new Stack<>()), Stack::new),
            concurrent(
                    "synchronizedList",
                    () -> with(Collections.synchronizedList(new ArrayList<>())),
                    () -> Collections.synchronizedList(new ArrayList<>())),
            concurrent(
                    "synchronizedList of two",
                    () -> Collections.synchronizedList(new ArrayList<>(List.of(new Element(3), Element.OLD))),
                    () -> Collections.synchronizedList(new ArrayList<>())),
            concurrent(
                    "synchronizedSortedSet",
                    () -> with(Collections.synchronizedNavigableSet(new TreeSet<>())),
                    () -> Collections.synchronizedNavigableSet(new TreeSet<>())),
            concurrent("newKeySet", () -> with(ConcurrentHashMap.newKeySet()), ConcurrentHashMap::newKeySet),
            concurrent("ConcurrentSkipListSet", () -> with(new ConcurrentSkipListSet<>()), ConcurrentSkipListSet::new),
            concurrent("ConcurrentLinkedQueue", () -> with(new ConcurrentLinkedQueue<>()), ConcurrentLinkedQueue::new),
            concurrent("own queue", () -> with(new OwnQueue()), OwnQueue::new),
            concurrent("ConcurrentLinkedDeque", () -> with(new ConcurrentLinkedDeque<>()), ConcurrentLinkedDeque::new),
            concurrent(
                    "ArrayBlockingQueue", () -> with(new ArrayBlockingQueue<>(4)), () -> new ArrayBlockingQueue<>(4)),
            concurrent("LinkedBlockingQueue", () -> with(new LinkedBlockingQueue<>(4)), LinkedBlockingQueue::new),
            concurrent("LinkedBlockingDeque", () -> with(new LinkedBlockingDeque<>(4)), LinkedBlockingDeque::new),
            concurrent("full ArrayBlockingQueue", () -> with(new ArrayBlockingQueue<>(1)), null),
            concurrent("full LinkedBlockingQueue", () -> with(new LinkedBlockingQueue<>(1)), null),
            concurrent("full LinkedBlockingDeque", () -> with(new LinkedBlockingDeque<>(1)), null),
            concurrent("PriorityBlockingQueue", () -> with(new PriorityBlockingQueue<>()), PriorityBlockingQueue::new),
            concurrent("DelayQueue", () -> with((java.util.Collection) new DelayQueue<>()), DelayQueue::new),
            concurrent("LinkedTransferQueue", () -> with(new LinkedTransferQueue<>()), LinkedTransferQueue::new),
            plain("ArrayList", () -> with(new ArrayList<>()), ArrayList::new),
            plain("LinkedList", () -> with(new LinkedList<>()), LinkedList::new),
            plain("ArrayDeque", () -> with(new ArrayDeque<>()), ArrayDeque::new),
            plain("PriorityQueue", () -> with(new PriorityQueue<>()), PriorityQueue::new),
            plain("HashSet", () -> with(new HashSet<>()), HashSet::new),
            plain("LinkedHashSet", () -> with(new LinkedHashSet<>()), LinkedHashSet::new),
            plain("TreeSet", () -> with(new TreeSet<>()), TreeSet::new),
            plain(
                    "EnumSet",
                    () -> with((java.util.Collection) EnumSet.noneOf(Thread.State.class)),
                    () -> EnumSet.noneOf(Thread.State.class)));

    private static final List<Kind> MAPS = List.of(
            concurrent("ConcurrentHashMap", () -> with(new ConcurrentHashMap<>()), ConcurrentHashMap::new),
            concurrent("own map", () -> with(new OwnMap()), OwnMap::new),
            concurrent("ConcurrentSkipListMap", () -> with(new ConcurrentSkipListMap<>()), ConcurrentSkipListMap::new),
            concurrent("Hashtable", () -> with(new Hashtable<>()), Hashtable::new),
            concurrent("Properties", () -> with(new Properties()), Properties::new),
            concurrent(
                    "synchronizedMap",
                    () -> with(Collections.synchronizedNavigableMap(new TreeMap<>())),
                    () -> Collections.synchronizedNavigableMap(new TreeMap<>())),
            plain("HashMap", () -> with(new HashMap<>()), HashMap::new),
            plain("LinkedHashMap", () -> with(new LinkedHashMap<>()), LinkedHashMap::new),
            plain("TreeMap", () -> with(new TreeMap<>()), TreeMap::new),
            plain("WeakHashMap", () -> with(new WeakHashMap<>()), WeakHashMap::new),
            plain("IdentityHashMap", () -> with(new IdentityHashMap<>()), IdentityHashMap::new),
            plain(
                    "EnumMap",
                    () -> with((java.util.Map) new EnumMap<>(Thread.State.class)),
                    () -> new EnumMap<>(Thread.State.class)));

    private static final List<Kind> OTHERS = List.of(
            concurrent("StringBuffer", () -> new StringBuffer("old"), StringBuffer::new),
            plain("StringBuilder", () -> new StringBuilder("old"), StringBuilder::new),
            plain("StringJoiner", () -> new StringJoiner(",").add("old"), () -> new StringJoiner(",")),
            plain("BitSet", () -> BitSet.valueOf(new long[] {2}), BitSet::new),
            plain("array", () -> new Element[] {Element.OLD, Element.OLD}, null),
            plain("char array", () -> new char[] {'o', 'l'}, null),
            plain("int array", () -> new int[] {3, 2}, null),
            concurrent("AtomicInteger", () -> new AtomicInteger(1), null),
            concurrent("AtomicLong", () -> new AtomicLong(1), null),
            concurrent("AtomicBoolean", AtomicBoolean::new, null),
            concurrent("AtomicReference", () -> new AtomicReference<>(Element.OLD), null),
            concurrent("AtomicIntegerArray", () -> new AtomicIntegerArray(new int[] {1}), null),
            concurrent("AtomicLongArray", () -> new AtomicLongArray(new long[] {1}), null),
            concurrent("AtomicReferenceArray", () -> new AtomicReferenceArray<>(new Object[] {Element.OLD}), null),
            concurrent("AtomicStampedReference", () -> new AtomicStampedReference<>(Element.OLD, 1), null),
            concurrent("AtomicMarkableReference", () -> new AtomicMarkableReference<>(Element.OLD, false), null),
            concurrent("LongAdder", () -> used(new LongAdder()), null),
            concurrent("DoubleAdder", () -> used(new DoubleAdder()), null),
            concurrent("LongAccumulator", () -> used(new LongAccumulator(Long::max, 0)), null),
            concurrent("DoubleAccumulator", () -> used(new DoubleAccumulator(Double::max, 0)), null),
            concurrent("int field", () -> new Cell(int.class), null),
            concurrent("long field", () -> new Cell(long.class), null),
            concurrent("reference field", () -> new Cell(Element.class), null),
            concurrent("boolean field", () -> new Cell(boolean.class), null),
            concurrent("byte field", () -> new Cell(byte.class), null),
            concurrent("short field", () -> new Cell(short.class), null),
            concurrent("char field", () -> new Cell(char.class), null),
            concurrent("float field", () -> new Cell(float.class), null),
            concurrent("double field", () -> new Cell(double.class), null));

    private static Object used(Object number) {
        if (number instanceof LongAdder adder) {
            adder.add(3);
        } else if (number instanceof DoubleAdder adder) {
            adder.add(3);
        } else if (number instanceof LongAccumulator accumulator) {
            accumulator.accumulate(3);
        } else {
            ((DoubleAccumulator) number).accumulate(3);
        }
        return number;
    }

    private static final List<String> DERIVED = List.of(
            "iterator",
            "advancedIterator",
            "enumeration",
            "spliterator",
            "stream",
            "parallelStream",
            "intStream",
            "longStream",
            "doubleStream",
            "intSpliterator",
            "longSpliterator",
            "doubleSpliterator");

    private static final List<String> SHOWN = List.of(
            "ConcurrentHashMap",
            "ConcurrentLinkedQueue",
            "CopyOnWriteArrayList",
            "Vector",
            "synchronizedList",
            "ArrayList",
            "HashMap");

    static List<Kind> all() {
        List<Kind> kinds = new ArrayList<>(COLLECTIONS);
        kinds.addAll(MAPS);
        kinds.addAll(OTHERS);
        Stream.of(WholeTexts.all(), WholeCoders.all(), WholeStreams.all(), WholeBuffers.all(), WholeArrays.all())
                .flatMap(List::stream)
                .forEach(whole -> kinds.add(whole.kind()));
        kinds.addAll(WholeGlobals.all());
        for (Kind kind : List.copyOf(kinds)) {
            if (kind.name().equals("array")) {
                kinds.add(kind.through("arrayStream"));
                kinds.add(kind.through("arraySpliterator"));
            }
            if (SHOWN.contains(kind.name())) {
                DERIVED.forEach(method -> kinds.add(kind.through(method)));
                if (kind.filled().get() instanceof List) {
                    kinds.add(kind.through("listIterator"));
                    kinds.add(kind.through("advancedListIterator"));
                }
                if (kind.filled().get() instanceof java.util.Map) {
                    kinds.add(kind.through("entry"));
                }
            }
        }
        return kinds;
    }
}
