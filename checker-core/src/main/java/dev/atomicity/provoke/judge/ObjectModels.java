package dev.atomicity.provoke.judge;

import dev.atomicity.hooks.places.Samples;
import dev.atomicity.hooks.places.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;

/**
 * Makes models of objects of the JDK from what they hold at the moment. The classes are named one by one: what holds for them need not hold
 * for classes that extend them. Reading their contents runs no code of the program, and takes no lock that the program can take.
 */
final class ObjectModels {
    /** Larger ones are not copied. */
    private static final int MAX_SIZE = 1000;

    private static final Set<String> MAPS = Set.of(
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap",
            "java.util.Hashtable",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentSkipListMap");

    private static final Set<String> SETS = Set.of(
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.TreeSet",
            "java.util.concurrent.ConcurrentHashMap$KeySetView",
            "java.util.concurrent.ConcurrentSkipListSet",
            "java.util.concurrent.CopyOnWriteArraySet");

    private static final Set<String> SEQUENCES = Set.of(
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.ArrayDeque",
            "java.util.Vector",
            "java.util.Stack",
            "java.util.concurrent.CopyOnWriteArrayList",
            "java.util.concurrent.ConcurrentLinkedQueue",
            "java.util.concurrent.ConcurrentLinkedDeque",
            "java.util.concurrent.ArrayBlockingQueue",
            "java.util.concurrent.LinkedBlockingQueue",
            "java.util.concurrent.LinkedBlockingDeque",
            "java.util.concurrent.LinkedTransferQueue");

    /** Their methods take the monitor of the object, which another thread of the program may have. */
    private static final Set<String> MONITORS = Set.of("java.util.Hashtable", "java.util.Vector", "java.util.Stack");

    private ObjectModels() {}

    /** Null if the object is of another class, too large, or changes while it is copied. */
    static ObjectModel of(Object object) {
        String name = object.getClass().getName();
        if (object.getClass().getClassLoader() != null || (MONITORS.contains(name) && !Thread.holdsLock(object))) {
            return null;
        }
        try {
            if (MAPS.contains(name)) {
                return ofMap((Map<?, ?>) object);
            }
            if (SETS.contains(name)) {
                return ofSet((Collection<?>) object);
            }
            return SEQUENCES.contains(name) ? ofSequence((Collection<?>) object) : ofAtomic(object);
        } catch (RuntimeException e) {
            return null; // another thread changes it without a lock
        }
    }

    private static ObjectModel ofMap(Map<?, ?> map) {
        if (map.size() > MAX_SIZE) {
            return null;
        }
        Map<Object, Object> entries = new HashMap<>();
        map.forEach((key, value) -> entries.put(Samples.of(key), Samples.of(value)));
        return new MapModel(entries);
    }

    private static ObjectModel ofSet(Collection<?> set) {
        return set.size() > MAX_SIZE ? null : new SetModel(new HashSet<>(samples(set)));
    }

    private static ObjectModel ofSequence(Collection<?> sequence) {
        if (sequence.size() > MAX_SIZE) {
            return null;
        }
        List<Object> elements = samples(sequence);
        int room = sequence instanceof BlockingQueue<?> queue ? queue.remainingCapacity() : Integer.MAX_VALUE;
        int capacity = (int) Math.min(Integer.MAX_VALUE, (long) room + elements.size());
        return new SequenceModel(elements, capacity, sequence instanceof java.util.Stack<?>);
    }

    private static List<Object> samples(Collection<?> collection) {
        List<Object> samples = new ArrayList<>();
        for (Object element : collection.toArray()) {
            samples.add(Samples.of(element));
        }
        return samples;
    }

    private static ObjectModel ofAtomic(Object object) {
        Object value = valueOf(object);
        if (value != Samples.UNKNOWN) {
            return new AtomicModel(value);
        }
        if (object instanceof AtomicIntegerArray array) {
            return ofElements(array.length(), array::get);
        }
        if (object instanceof AtomicLongArray array) {
            return ofElements(array.length(), array::get);
        }
        return object instanceof AtomicReferenceArray<?> array ? ofElements(array.length(), array::get) : null;
    }

    private static ObjectModel ofElements(int length, IntFunction<Object> element) {
        if (length > MAX_SIZE) {
            return null;
        }
        List<ObjectModel> elements = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            elements.add(new AtomicModel(Samples.of(element.apply(i))));
        }
        return new AtomicArrayModel(elements);
    }

    /** What an atomic holds, {@link Samples#UNKNOWN} if the object is not an atomic of one variable. */
    private static Object valueOf(Object object) {
        if (object instanceof LongAdder adder) {
            return adder.sum();
        }
        Object value = Values.rawAtomic(object);
        return value == Samples.UNKNOWN ? value : Samples.of(value);
    }

    /** What an atomic, or the element of one, holds after a call with those arguments. */
    static Object leftIn(Object object, Object... arguments) {
        if (arguments.length > 0 && arguments[0] instanceof Integer index) {
            if (object instanceof AtomicIntegerArray array) {
                return array.get(index);
            }
            if (object instanceof AtomicLongArray array) {
                return array.get(index);
            }
            if (object instanceof AtomicReferenceArray<?> array) {
                return Samples.of(array.get(index));
            }
        }
        return valueOf(object);
    }
}
