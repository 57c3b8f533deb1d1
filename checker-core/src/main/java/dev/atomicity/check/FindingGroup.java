package dev.atomicity.check;

import dev.atomicity.findings.Cause;
import dev.atomicity.findings.Methods;
import dev.atomicity.findings.Ring;
import dev.atomicity.launch.DirectedExecution;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Discovery;
import dev.atomicity.results.Judgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** All that was met of one cause. */
final class FindingGroup {
    /** Ways in that are kept; further ones are only counted. */
    private static final int KEPT = 100;

    final Cause cause;
    private final Methods methods;
    final Set<String> tests = new LinkedHashSet<>();
    final Set<String> lateTests = new LinkedHashSet<>();
    final Set<String> earlierThreadTests = new LinkedHashSet<>();
    long occurrences;

    private Discovery discovery;
    private final Map<String, Evidence> evidence = new LinkedHashMap<>();
    private final Set<Place> interrupted = new LinkedHashSet<>();
    private final Set<String> entries = new TreeSet<>();

    /** In which executions under each plan. */
    private final Map<PlanFolders.Plan, Set<DirectedExecution>> metUnder = new HashMap<>();

    FindingGroup(Cause cause, Discovery discovery, Methods methods) {
        this.cause = cause;
        this.methods = methods;
        this.discovery = discovery;
    }

    /** The evidence for this way in, which may be known. */
    Evidence add(Found found) {
        addRegions(found);
        String wayIn = Evidence.wayIn(found);
        Evidence known = evidence.get(wayIn);
        if (known == null) {
            known = new Evidence(found, methods);
            if (evidence.size() < KEPT) {
                evidence.put(wayIn, known);
            }
        } else {
            known.metAgain(found);
        }
        return known;
    }

    void met(String test, boolean isLate, boolean isOnEarlierThread, long times) {
        tests.add(test);
        if (isLate) {
            lateTests.add(test);
        }
        if (isOnEarlierThread) {
            earlierThreadTests.add(test);
        }
        occurrences += times;
    }

    /** Takes what was met of the same cause in another shape. What was observed there was observed. */
    void take(FindingGroup other) {
        other.evidence.forEach(evidence::putIfAbsent);
        other.metUnder.forEach((plan, executions) ->
                metUnder.computeIfAbsent(plan, key -> new HashSet<>()).addAll(executions));
        interrupted.addAll(other.interrupted);
        entries.addAll(other.entries);
        if (discovery == Discovery.PROVOKED && other.discovery == Discovery.OBSERVED) {
            tests.clear();
            lateTests.clear();
            earlierThreadTests.clear();
            occurrences = 0;
            discovery = Discovery.OBSERVED;
        }
        if (discovery == other.discovery) {
            tests.addAll(other.tests);
            lateTests.addAll(other.lateTests);
            earlierThreadTests.addAll(other.earlierThreadTests);
            occurrences += other.occurrences;
        }
    }

    Discovery discovery() {
        return discovery;
    }

    /** The best first. */
    List<Evidence> evidence() {
        judgeByOthers();
        return evidence.values().stream().sorted(Evidence.BEST_FIRST).toList();
    }

    /** A way in without values is harmless if longer ones with values are, and no such one is anything else. */
    private void judgeByOthers() {
        for (Evidence each : evidence.values()) {
            List<Judgement> judgements = evidence.values().stream()
                    .filter(each::isPartOf)
                    .map(Evidence::judgement)
                    .distinct()
                    .toList();
            if (judgements.equals(List.of(Judgement.HARMLESS))) {
                each.judged(Judgement.HARMLESS);
            }
        }
    }

    Evidence best() {
        return evidence().get(0);
    }

    Judgement judgement() {
        return evidence.values().stream().map(Evidence::judgement).reduce(Judgement.UNPROVEN, Judgement::and);
    }

    /** It was met in an execution under that plan. */
    void metUnder(PlanFolders.Plan plan, DirectedExecution execution) {
        metUnder.computeIfAbsent(plan, key -> new HashSet<>()).add(execution);
    }

    /**
     * The plan under which it was met most often for the executions that it had: a replay should not depend on luck. Of several, the one of the
     * best evidence. Null if it was not met under a plan.
     */
    PlanFolders.Plan plan(Map<PlanFolders.Plan, Integer> executions) {
        PlanFolders.Plan best = null;
        double bestShare = 0;
        for (Evidence each : evidence()) {
            for (PlanFolders.Plan plan : each.plans()) {
                double share = metUnder.getOrDefault(plan, Set.of()).size() / (double) executions.get(plan);
                if (best == null || share > bestShare) {
                    best = plan;
                    bestShare = share;
                }
            }
        }
        return best;
    }

    /** One way in may lead through several regions, so all of them are kept, whatever is kept of the ways in. */
    private void addRegions(Found found) {
        List<Place> regions = new ArrayList<>();
        if (found.region() != null) {
            regions.add(found.region());
        }
        if (found.isCycle()) {
            found.steps().stream()
                    .map(RingStep::region)
                    .filter(Objects::nonNull)
                    .forEach(regions::add);
        }
        regions.forEach(region -> entries.add(Ring.nameOf(region)));
        // None is to blame more than the others, and which of them closes the ring is chance.
        regions.stream().min(Comparator.comparing(RegionRuns::signature)).ifPresent(interrupted::add);
    }

    /** The regions whose runs were interrupted: the cause may be reached through several. */
    Set<String> entries() {
        return entries;
    }

    /** The regions that are not atomic because of this: all that were interrupted, and of a ring without such a one the first by name. */
    Set<Place> interrupted() {
        return interrupted;
    }
}
