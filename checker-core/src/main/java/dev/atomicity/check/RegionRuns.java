package dev.atomicity.check;

import dev.atomicity.launch.Exercised;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.specification.MethodSignature;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which atomic regions ran in a check, and which were interrupted. Regions are named by their signatures, so overloaded methods are distinct.
 *
 * @param ran the regions that ran, also those that were interrupted
 * @param interrupted the regions that were interrupted, whatever counts
 */
public record RegionRuns(SortedSet<String> ran, SortedMap<String, Interrupted> interrupted) {
    /**
     * How a region was interrupted.
     *
     * @param fingerprint of the finding
     * @param tests the ids of the tests that met it
     */
    public record Interrupted(String fingerprint, List<String> tests) {}

    public RegionRuns {
        ran = new TreeSet<>(ran);
        interrupted = new TreeMap<>(interrupted);
    }

    static RegionRuns of(Exercised observed, Exercised directed, Collection<FindingGroup> findings) {
        SortedSet<String> ran = new TreeSet<>();
        observed.regions().forEach(region -> ran.add(signature(region)));
        directed.regions().forEach(region -> ran.add(signature(region)));
        SortedMap<String, Interrupted> interrupted = new TreeMap<>();
        findings.stream()
                // So that of several findings about one region it is always the same one that is named.
                .sorted(Comparator.comparing(finding -> finding.cause.fingerprint()))
                .forEach(finding -> finding.interrupted()
                        .forEach(region -> interrupted.putIfAbsent(
                                signature(region),
                                new Interrupted(finding.cause.fingerprint(), List.copyOf(finding.tests)))));
        return new RegionRuns(ran, interrupted);
    }

    /** The agent says the descriptor of each region. */
    static String signature(Place region) {
        return MethodSignature.of(
                region.owner(), region.method(), region.descriptor() == null ? "()" : region.descriptor());
    }
}
