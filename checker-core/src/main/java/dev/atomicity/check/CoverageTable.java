package dev.atomicity.check;

import dev.atomicity.launch.Exercised;
import dev.atomicity.protocol.TestEvent.Meeting;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.results.CoverageResult;
import dev.atomicity.results.CoverageResult.PlacePairs;
import dev.atomicity.results.FindingResult;
import dev.atomicity.results.MethodPair;
import dev.atomicity.results.Overlap;
import dev.atomicity.results.Step;
import dev.atomicity.steps.Lambdas;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Sums up what the tests exercised: meetings of places become pairs of methods. */
final class CoverageTable {
    /** Two places, in the order in which they were seen. */
    private record Places(Place earlier, Place later) {
        Places inTheOtherOrder() {
            return new Places(later, earlier);
        }
    }

    private final Set<Places> together = new HashSet<>();
    private final Set<Places> ordered = new HashSet<>();
    private final Set<String> called = new TreeSet<>();
    private final Set<String> variables = new HashSet<>();

    void add(Exercised exercised) {
        exercised.regions().stream().filter(CoverageTable::isMethod).forEach(region -> called.add(method(region)));
        for (Meeting meeting : exercised.meetings()) {
            Place earlier = meeting.earlier();
            Place later = meeting.later();
            if (isMethod(earlier) && isMethod(later)) {
                (meeting.atTheSameTime() ? together : ordered).add(new Places(earlier, later));
                variables.add(variable(later));
            }
        }
    }

    /** What a constructor or a static initialiser writes is shared only when it has ended. */
    private static boolean isMethod(Place place) {
        return !place.method().startsWith("<");
    }

    /** With its class. What a lambda does, the method does that it stands in. */
    private static String method(Place place) {
        return method(place.owner(), place.method());
    }

    private static String method(String owner, String method) {
        return owner + "." + Lambdas.enclosingMethod(method);
    }

    /** A call of the JDK is named by its method, so all calls of one type by one class count as one variable. */
    private static String variable(Place place) {
        String name = String.valueOf(place.variable());
        return name.endsWith("()") ? place.owner() + " " + name.replaceFirst("\\..*", "") : name;
    }

    /**
     * @param findings of which each is a pair of methods too: the one that was interrupted and the one that did it
     */
    CoverageResult result(int tests, int concurrentTests, List<FindingResult> findings) {
        List<MethodPair> pairs = new ArrayList<>();
        ordered.forEach(places -> pairs.add(pair(places, Overlap.NEVER)));
        together.forEach(places -> pairs.add(pair(places, seen(places))));
        findings.forEach(finding -> add(pairs, finding));
        return CoverageResult.of(
                tests, concurrentTests, called, MethodPair.together(pairs), variables.size(), placePairs());
    }

    /** Of a place that meets itself the two orders look the same. */
    private Overlap seen(Places places) {
        return together.contains(places.inTheOtherOrder()) ? Overlap.BOTH_ORDERS : Overlap.ONE_ORDER;
    }

    private static MethodPair pair(Places places, Overlap seen) {
        return MethodPair.of(method(places.earlier), method(places.later), seen);
    }

    private static void add(List<MethodPair> pairs, FindingResult finding) {
        for (Step one : finding.witness()) {
            for (Step other : finding.witness()) {
                if (one.threadId() < other.threadId() && isMethod(one) && isMethod(other)) {
                    pairs.add(MethodPair.of(methodAtFault(one), methodAtFault(other), Overlap.FINDING));
                }
            }
        }
    }

    /** The method that the reports name: that of the region, which may have done the step through another one. */
    private static String methodAtFault(Step step) {
        if (step.region() == null) {
            return method(step.className(), step.method());
        }
        int end = step.region().lastIndexOf('.');
        return method(
                step.region().substring(0, Math.max(end, 0)), step.region().substring(end + 1));
    }

    private static boolean isMethod(Step step) {
        return step.className() != null
                && step.method() != null
                && !step.method().startsWith("<");
    }

    private PlacePairs placePairs() {
        Map<Set<Place>, Overlap> pairs = new HashMap<>();
        ordered.forEach(places -> pairs.merge(bothOf(places), Overlap.NEVER, Overlap::and));
        together.forEach(places -> pairs.merge(bothOf(places), seen(places), Overlap::and));
        return new PlacePairs(
                count(pairs, Overlap.BOTH_ORDERS), count(pairs, Overlap.ONE_ORDER), count(pairs, Overlap.NEVER));
    }

    private static Set<Place> bothOf(Places places) {
        return new HashSet<>(List.of(places.earlier, places.later));
    }

    private static int count(Map<Set<Place>, Overlap> pairs, Overlap seen) {
        return (int) pairs.values().stream().filter(seen::equals).count();
    }
}
