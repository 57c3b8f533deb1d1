package overlap;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Reads what a call has only given a view of, or begun to walk through. Watched. */
public final class Finish {
    private Finish() {}

    public static Object of(Object given) {
        if (given instanceof Map<?, ?> map) {
            return new HashMap<>(map);
        } else if (given instanceof Collection<?> collection) {
            return collection.toArray();
        } else if (given instanceof Iterator<?> iterator) {
            return rest(iterator);
        } else if (given instanceof Enumeration<?> enumeration) {
            return rest(enumeration);
        } else if (given instanceof Spliterator<?> spliterator) {
            List<Object> elements = new ArrayList<>();
            spliterator.forEachRemaining(elements::add);
            return elements;
        } else if (given instanceof Stream<?> stream) {
            return stream.toArray();
        } else if (given instanceof IntStream stream) {
            return stream.toArray();
        } else if (given instanceof LongStream stream) {
            return stream.toArray();
        } else if (given instanceof DoubleStream stream) {
            return stream.toArray();
        }
        return given instanceof StringBuffer text ? text.substring(0) : given;
    }

    private static List<Object> rest(Iterator<?> iterator) {
        List<Object> elements = new ArrayList<>();
        while (iterator.hasNext()) {
            elements.add(iterator.next());
        }
        return elements;
    }

    private static List<Object> rest(Enumeration<?> enumeration) {
        List<Object> elements = new ArrayList<>();
        while (enumeration.hasMoreElements()) {
            elements.add(enumeration.nextElement());
        }
        return elements;
    }
}
