package dev.atomicity.check;

import dev.atomicity.findings.Cause;
import dev.atomicity.findings.Ring;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.Judgement;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** All that was met of one cause. */
final class FindingGroup {
    /** Ways in that are kept; beyond that they are only counted. */
    private static final int KEPT = 100;

    final Cause cause;
    final Set<String> tests = new LinkedHashSet<>();
    final Set<String> lateTests = new LinkedHashSet<>();
    long occurrences;

    private Discovery discovery;
    private final Map<String, Evidence> evidence = new LinkedHashMap<>();

    FindingGroup(Cause cause, Discovery discovery) {
        this.cause = cause;
        this.discovery = discovery;
    }

    /** The evidence for this way in, which may be known. */
    Evidence add(Found found) {
        String wayIn = Evidence.wayIn(found);
        Evidence known = evidence.get(wayIn);
        if (known == null) {
            known = new Evidence(found);
            if (evidence.size() < KEPT) {
                evidence.put(wayIn, known);
            }
        }
        return known;
    }

    void met(String test, boolean isLate, long times) {
        tests.add(test);
        if (isLate) {
            lateTests.add(test);
        }
        occurrences += times;
    }

    /** Takes what was met of the same cause in another shape. What was observed there was observed. */
    void take(FindingGroup other) {
        other.evidence.forEach(evidence::putIfAbsent);
        if (discovery == Discovery.PROVOKED && other.discovery == Discovery.OBSERVED) {
            tests.clear();
            lateTests.clear();
            occurrences = 0;
            discovery = Discovery.OBSERVED;
        }
        if (discovery == other.discovery) {
            tests.addAll(other.tests);
            lateTests.addAll(other.lateTests);
            occurrences += other.occurrences;
        }
    }

    Discovery discovery() {
        return discovery;
    }

    /** The best first. */
    List<Evidence> evidence() {
        return evidence.values().stream().sorted(Evidence.BEST_FIRST).toList();
    }

    Evidence best() {
        return evidence().get(0);
    }

    Judgement judgement() {
        return evidence.values().stream().map(Evidence::judgement).reduce(Judgement.UNPROVEN, Judgement::and);
    }

    /** Null if it was not met under a plan. */
    PlanFolders.Plan plan() {
        return evidence().stream()
                .map(Evidence::plan)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    /** The regions whose runs were interrupted: the cause may be reached through several. */
    Set<String> entries() {
        Set<String> entries = new TreeSet<>();
        for (Evidence each : evidence.values()) {
            if (each.found().region() != null) {
                entries.add(Ring.nameOf(each.found().region()));
            }
            if (each.found().isCycle()) {
                each.found().steps().stream()
                        .map(step -> Ring.nameOf(step.region()))
                        .filter(Objects::nonNull)
                        .forEach(entries::add);
            }
        }
        return entries;
    }
}
