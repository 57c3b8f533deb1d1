package dev.atomicity.results;

/**
 * Two methods that worked on the same data in different threads, one of them writing. A method may be paired with itself.
 *
 * @param one with its class, as {@code shop.PriceCache.update}; not after {@code other} in the order of the alphabet
 * @param seen how they were seen to run
 */
public record MethodPair(String one, String other, Overlap seen) {
    public static MethodPair of(String a, String b, Overlap seen) {
        return a.compareTo(b) <= 0 ? new MethodPair(a, b, seen) : new MethodPair(b, a, seen);
    }

    public boolean has(String method) {
        return one.equals(method) || other.equals(method);
    }
}
