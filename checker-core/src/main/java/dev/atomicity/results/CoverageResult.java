package dev.atomicity.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * How much concurrency the tests exercised. Methods are named with their classes; overloaded ones count once.
 *
 * @param tests how many tests ran
 * @param concurrentTests those in which threads met on shared data
 * @param methods how many methods of watched classes ran that are regions or work on shared data
 * @param sharedMethods those that worked on data which another thread worked on too
 * @param overlappedMethods those of them that ran at the same time as another call that works on the same data
 * @param neverOverlapped the others of them
 * @param sharedVariables how many fields, collections and similar methods threads shared
 * @param places pairs of places in the code that conflict
 * @param called the methods that ran
 * @param pairs the methods that worked on the same data
 */
public record CoverageResult(
        int tests,
        int concurrentTests,
        int methods,
        int sharedMethods,
        int overlappedMethods,
        List<String> neverOverlapped,
        int sharedVariables,
        PlacePairs places,
        List<String> called,
        List<MethodPair> pairs) {
    /** How many methods a sentence names. */
    private static final int NAMED = 3;

    /** Pairs of places in the code that conflict, by how they were seen. */
    public record PlacePairs(int bothOrders, int oneOrder, int never) {
        PlacePairs and(PlacePairs more) {
            return new PlacePairs(bothOrders + more.bothOrders, oneOrder + more.oneOrder, never + more.never);
        }
    }

    public CoverageResult {
        neverOverlapped = neverOverlapped == null ? List.of() : List.copyOf(neverOverlapped);
        places = places == null ? new PlacePairs(0, 0, 0) : places;
        called = called == null ? List.of() : List.copyOf(called);
        pairs = pairs == null ? List.of() : List.copyOf(pairs);
    }

    /** Counts what the lists have. */
    public static CoverageResult of(
            int tests,
            int concurrentTests,
            Set<String> called,
            List<MethodPair> pairs,
            int sharedVariables,
            PlacePairs places) {
        Set<String> all = new TreeSet<>(called);
        Set<String> shared = MethodPair.methods(pairs, seen -> true);
        Set<String> overlapped = MethodPair.methods(pairs, Overlap::isTogether);
        all.addAll(shared);
        List<String> never =
                shared.stream().filter(method -> !overlapped.contains(method)).toList();
        return new CoverageResult(
                tests,
                concurrentTests,
                all.size(),
                shared.size(),
                overlapped.size(),
                never,
                sharedVariables,
                places,
                List.copyOf(all),
                pairs);
    }

    /** The methods that worked on data which another thread worked on too. */
    public Set<String> methodsOnSharedData() {
        return MethodPair.methods(pairs, seen -> true);
    }

    /** Whether no two methods were seen to run at the same time on the same data. */
    public boolean exercisesNothing() {
        return overlappedMethods == 0;
    }

    /** The share of shared methods that overlapped, in percent, rounded down; 0 if there are none. */
    public int overlapPercent() {
        return sharedMethods == 0 ? 0 : 100 * overlappedMethods / sharedMethods;
    }

    /** In one sentence, such as {@code 13 tests, 6 with several threads; 41 methods, 12 on shared data, 9 overlapped}. */
    public String sentence() {
        return count(tests, "test") + ", " + concurrentTests + " with several threads; " + count(methods, "method")
                + ", "
                + sharedMethods + " on shared data, " + overlappedMethods + " overlapped"
                + (neverOverlapped.isEmpty() ? "" : "; never at the same time: " + some(neverOverlapped));
    }

    /** Why it is less than what is asked for. */
    public String tooLow(int minOverlap) {
        String share = sharedMethods == 0
                ? "No method worked on data that threads share"
                : overlappedMethods + " of " + count(sharedMethods, "method") + " on shared data (" + overlapPercent()
                        + " %) ran at the same time as another one";
        return share + ", and minOverlap is " + minOverlap + " %"
                + (neverOverlapped.isEmpty() ? "" : ". Never at the same time: " + some(neverOverlapped));
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private static String some(List<String> methods) {
        return methods.stream().limit(NAMED).map(CoverageResult::shortName).collect(Collectors.joining(", "))
                + (methods.size() > NAMED ? ", …" : "");
    }

    /** The class without its packages, and the method. */
    private static String shortName(String method) {
        int end = method.lastIndexOf('.');
        return method.substring(method.lastIndexOf('.', end - 1) + 1);
    }

    /** Of two runs: of several modules, or of parts of one suite. Variables and places may be counted twice. */
    public CoverageResult and(CoverageResult more) {
        Set<String> all = new TreeSet<>(called);
        all.addAll(more.called);
        List<MethodPair> both = new ArrayList<>(pairs);
        both.addAll(more.pairs);
        return of(
                tests + more.tests,
                concurrentTests + more.concurrentTests,
                all,
                MethodPair.together(both),
                sharedVariables + more.sharedVariables,
                places.and(more.places));
    }
}
