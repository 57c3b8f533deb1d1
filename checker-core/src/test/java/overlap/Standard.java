package overlap;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.StringJoiner;
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

/** Plain changes and a plain read of everything that is tried: the other side of the call. Watched. */
@SuppressWarnings("unchecked")
public final class Standard {
    /** How many ways there are to change something. */
    static final int CHANGES = 4;

    static final int ADDS = 0;
    static final int REMOVES = 1;

    private Standard() {}

    /** Everything that is in it. */
    public static Object snapshot(Object root) {
        if (root instanceof Map<?, ?> map) {
            return new HashMap<>(map);
        }
        if (root instanceof Collection<?> collection) {
            return collection.toArray();
        }
        if (root instanceof StringBuffer || root instanceof StringBuilder || root instanceof StringJoiner) {
            return textOf(root);
        }
        if (root instanceof BitSet bits) {
            return bits.toLongArray();
        }
        if (root instanceof Object[] array) {
            return List.of(array[0], array[1]);
        }
        if (root instanceof int[] array) {
            return array[0] + " " + array[1];
        }
        if (root instanceof char[] array) {
            return array[0] + " " + array[1];
        }
        return root instanceof Cell cell ? cell.get() : valueOf(root);
    }

    private static Object textOf(Object root) {
        if (root instanceof StringBuffer buffer) {
            return buffer.substring(0);
        }
        return root instanceof StringBuilder builder ? builder.substring(0) : ((StringJoiner) root).toString();
    }

    private static Object valueOf(Object root) {
        if (root instanceof AtomicInteger atomic) {
            return atomic.get();
        } else if (root instanceof AtomicLong atomic) {
            return atomic.get();
        } else if (root instanceof AtomicBoolean atomic) {
            return atomic.get();
        } else if (root instanceof AtomicReference<?> atomic) {
            return atomic.get();
        } else if (root instanceof AtomicIntegerArray atomic) {
            return atomic.get(0);
        } else if (root instanceof AtomicLongArray atomic) {
            return atomic.get(0);
        } else if (root instanceof AtomicReferenceArray<?> atomic) {
            return atomic.get(0);
        } else if (root instanceof AtomicStampedReference<?> atomic) {
            int[] stamp = new int[1];
            Object reference = atomic.get(stamp);
            return List.of(reference, stamp[0]);
        } else if (root instanceof AtomicMarkableReference<?> atomic) {
            boolean[] mark = new boolean[1];
            Object reference = atomic.get(mark);
            return List.of(reference, mark[0]);
        } else if (root instanceof LongAdder adder) {
            return adder.sum();
        } else if (root instanceof DoubleAdder adder) {
            return adder.sum();
        } else if (root instanceof LongAccumulator accumulator) {
            return accumulator.get();
        }
        return ((DoubleAccumulator) root).get();
    }

    /** Adds something, takes something away, takes everything away, or exchanges something. */
    public static void change(Object root, int change) {
        if (root instanceof Properties properties) {
            changeMap((Map<Object, Object>) (Map<?, ?>) properties, change, "old", "new");
        } else if (root instanceof Map<?, ?> map) {
            Kind.Elements elements = Kind.elementsOf(root);
            changeMap((Map<Object, Object>) map, change, elements.old(), elements.young());
        } else if (root instanceof Collection<?> collection) {
            Kind.Elements elements = Kind.elementsOf(root);
            changeCollection((Collection<Object>) collection, change, elements.old(), elements.young());
        } else if (root instanceof Object[] array) {
            array[change % 2] = Element.NEW;
        } else if (root instanceof int[] array) {
            array[change % 2] = 7;
        } else if (root instanceof char[] array) {
            array[change % 2] = 'n';
        } else if (change == 0) {
            increase(root);
        } else {
            changeOther(root, change);
        }
    }

    private static void changeMap(Map<Object, Object> map, int change, Object old, Object young) {
        switch (change) {
            case 0 -> map.put(young, young);
            case 1 -> map.remove(old);
            case 2 -> map.clear();
            default -> map.put(old, young);
        }
    }

    private static void changeCollection(Collection<Object> collection, int change, Object old, Object young) {
        switch (change) {
            case ADDS -> collection.add(young);
            case REMOVES -> collection.remove(old);
            case 2 -> collection.clear();
            default -> ((List<Object>) collection).set(0, young);
        }
    }

    private static void increase(Object root) {
        if (root instanceof StringBuffer buffer) {
            buffer.append('n');
        } else if (root instanceof StringBuilder builder) {
            builder.append('n');
        } else if (root instanceof StringJoiner joiner) {
            joiner.add("n");
        } else if (root instanceof BitSet bits) {
            bits.set(2);
        } else if (root instanceof AtomicInteger atomic) {
            atomic.set(7);
        } else if (root instanceof AtomicLong atomic) {
            atomic.set(7);
        } else if (root instanceof AtomicBoolean atomic) {
            atomic.set(true);
        } else if (root instanceof AtomicReference<?> atomic) {
            ((AtomicReference<Object>) atomic).set(Element.NEW);
        } else if (root instanceof AtomicIntegerArray atomic) {
            atomic.set(0, 7);
        } else if (root instanceof AtomicLongArray atomic) {
            atomic.set(0, 7);
        } else if (root instanceof AtomicReferenceArray<?> atomic) {
            ((AtomicReferenceArray<Object>) atomic).set(0, Element.NEW);
        } else if (root instanceof AtomicStampedReference<?> atomic) {
            ((AtomicStampedReference<Object>) atomic).set(Element.NEW, 7);
        } else if (root instanceof AtomicMarkableReference<?> atomic) {
            ((AtomicMarkableReference<Object>) atomic).set(Element.NEW, true);
        } else {
            accumulate(root);
        }
    }

    private static void accumulate(Object root) {
        if (root instanceof LongAdder adder) {
            adder.add(7);
        } else if (root instanceof DoubleAdder adder) {
            adder.add(7);
        } else if (root instanceof LongAccumulator accumulator) {
            accumulator.accumulate(7);
        } else if (root instanceof DoubleAccumulator accumulator) {
            accumulator.accumulate(7);
        } else {
            ((Cell) root).change();
        }
    }

    private static void changeOther(Object root, int change) {
        if (root instanceof StringBuffer buffer && change == 2) {
            buffer.setLength(0);
        } else if (root instanceof StringBuilder builder && change == 2) {
            builder.setLength(0);
        } else if (root instanceof BitSet bits && change == 2) {
            bits.clear();
        }
    }
}
