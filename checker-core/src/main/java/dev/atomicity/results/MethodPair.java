package dev.atomicity.results;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Two methods that worked on the same data in different threads, one of them writing. A method may be paired with itself.
 *
 * @param one with its class, such as {@code shop.PriceCache.update}; not after {@code other} in the order of the alphabet
 * @param seen how they were seen to run
 */
public record MethodPair(String one, String other, Overlap seen) {
    private static final Comparator<MethodPair> BY_NAMES =
            Comparator.comparing(MethodPair::one).thenComparing(MethodPair::other);

    public static MethodPair of(String a, String b, Overlap seen) {
        return a.compareTo(b) <= 0 ? new MethodPair(a, b, seen) : new MethodPair(b, a, seen);
    }

    /** Each two methods once, as they were seen where most was seen, in the order of their names. */
    public static List<MethodPair> together(Collection<MethodPair> pairs) {
        Map<MethodPair, Overlap> seen = new TreeMap<>(BY_NAMES);
        pairs.forEach(pair -> seen.merge(pair, pair.seen, Overlap::and));
        return seen.entrySet().stream()
                .map(pair -> new MethodPair(pair.getKey().one, pair.getKey().other, pair.getValue()))
                .toList();
    }

    /** The methods of the pairs that were seen in such a way. */
    static Set<String> methods(Collection<MethodPair> pairs, Predicate<Overlap> seen) {
        Set<String> methods = new TreeSet<>();
        for (MethodPair pair : pairs) {
            if (seen.test(pair.seen)) {
                methods.add(pair.one);
                methods.add(pair.other);
            }
        }
        return methods;
    }
}
