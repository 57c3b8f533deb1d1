package overlap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Gets from a collection or a map what shows it in another way. Watched. */
@SuppressWarnings({"unchecked", "JdkObsolete"})
public final class Derive {
    private Derive() {}

    private static Collection<Object> elements(Object root) {
        return root instanceof Map<?, ?> map ? (Collection<Object>) map.values() : (Collection<Object>) root;
    }

    public static Iterator<?> iterator(Object root) {
        return elements(root).iterator();
    }

    public static ListIterator<?> listIterator(Object root) {
        return ((List<?>) root).listIterator();
    }

    /** One that has something before it. */
    public static ListIterator<?> advancedListIterator(Object root) {
        ListIterator<?> iterator = ((List<?>) root).listIterator();
        iterator.next();
        return iterator;
    }

    /** One that has given an element. */
    public static Iterator<?> advancedIterator(Object root) {
        Iterator<?> iterator = elements(root).iterator();
        iterator.next();
        return iterator;
    }

    public static Enumeration<?> enumeration(Object root) {
        return root instanceof ConcurrentHashMap<?, ?> map ? map.elements() : Collections.enumeration(elements(root));
    }

    public static Spliterator<?> spliterator(Object root) {
        return elements(root).spliterator();
    }

    public static Map.Entry<?, ?> entry(Object root) {
        return ((Map<?, ?>) root).entrySet().iterator().next();
    }

    public static Stream<?> stream(Object root) {
        return elements(root).stream();
    }

    public static Stream<?> arrayStream(Object root) {
        return Arrays.stream((Object[]) root);
    }

    public static Spliterator<?> arraySpliterator(Object root) {
        return Arrays.spliterator((Object[]) root);
    }

    public static Stream<?> parallelStream(Object root) {
        return elements(root).parallelStream();
    }

    public static IntStream intStream(Object root) {
        return elements(root).stream().mapToInt(each -> ((Element) each).number());
    }

    public static LongStream longStream(Object root) {
        return elements(root).stream().mapToLong(each -> ((Element) each).number());
    }

    public static DoubleStream doubleStream(Object root) {
        return elements(root).stream().mapToDouble(each -> ((Element) each).number());
    }

    public static Spliterator.OfInt intSpliterator(Object root) {
        return intStream(root).spliterator();
    }

    public static Spliterator.OfLong longSpliterator(Object root) {
        return longStream(root).spliterator();
    }

    public static Spliterator.OfDouble doubleSpliterator(Object root) {
        return doubleStream(root).spliterator();
    }

    public static List<?> copy(Object root) {
        List<Object> copy = new ArrayList<>();
        for (Object each : elements(root)) {
            copy.add(each);
        }
        return copy;
    }
}
