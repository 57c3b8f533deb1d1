package dev.atomicity.check;

import dev.atomicity.findings.Methods;
import dev.atomicity.findings.PatternFinder;
import dev.atomicity.findings.Ring;
import dev.atomicity.findings.SeverityFinder;
import dev.atomicity.protocol.TestEvent.Found;
import dev.atomicity.protocol.TestEvent.Place;
import dev.atomicity.protocol.TestEvent.RingStep;
import dev.atomicity.results.Judgement;
import dev.atomicity.results.Pattern;
import dev.atomicity.results.Severity;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;

/** One way in which other threads came in. */
final class Evidence {
    /** What shows most comes first, then what is easiest to understand, then what can be seen again. */
    static final Comparator<Evidence> BEST_FIRST = Comparator.comparing(Evidence::severity)
            .thenComparing(Evidence::threads)
            .thenComparing(evidence -> evidence.ring.steps().size())
            .thenComparing(evidence -> evidence.plans.isEmpty());

    /** As few threads and steps as can be. */
    static final Comparator<Evidence> SIMPLEST_FIRST = Comparator.comparing(Evidence::threads)
            .thenComparing(evidence -> evidence.ring.steps().size())
            .thenComparing(Evidence::severity);

    private final Methods methods;
    private Found found;
    private Ring ring;
    private Judgement judgement = Judgement.UNPROVEN;

    /** Whether it was met where values are known. */
    private boolean isJudged;

    /** Under which it was met, in the order in which they came. */
    private final Set<PlanFolders.Plan> plans = new LinkedHashSet<>();

    Evidence(Found found, Methods methods) {
        this.methods = methods;
        this.found = found;
        this.ring = new Ring(found, methods);
    }

    /**
     * Whether this way in was only met where values are not known, and the other one contains all that happened here, and was met where they are: then the values of the latter say
     * something about this one.
     */
    boolean isPartOf(Evidence other) {
        return !isJudged && other.isJudged && sites(other.found).containsAll(sites(found));
    }

    /** The same for the same way in, wherever the lines are and whatever the threads are called. */
    static String wayIn(Found found) {
        return String.join("\n", sites(found));
    }

    private static Set<String> sites(Found found) {
        Set<String> sites = new LinkedHashSet<>();
        for (RingStep step : found.steps()) {
            Place place = step.place();
            sites.add((step.threadId() == found.threadId() ? "" : "*")
                    + (place == null ? "?" : Ring.nameOf(place) + "|" + place.operation() + "|" + place.variable()));
        }
        return sites;
    }

    /** The same way in was met again. What is shown is the time of which most values are known. */
    void metAgain(Found again) {
        if (knownValues(again) > knownValues(found)) {
            found = again;
            ring = new Ring(again, methods);
        }
    }

    private static long knownValues(Found found) {
        return found.steps().stream().filter(step -> step.value() != null).count();
    }

    void judged(Judgement newJudgement) {
        isJudged = true;
        judgement = judgement.and(newJudgement);
    }

    void metUnder(PlanFolders.Plan newPlan) {
        plans.add(newPlan);
    }

    Found found() {
        return found;
    }

    Ring ring() {
        return ring;
    }

    Judgement judgement() {
        return judgement;
    }

    Set<PlanFolders.Plan> plans() {
        return plans;
    }

    Pattern pattern() {
        return PatternFinder.of(ring);
    }

    Severity severity() {
        return SeverityFinder.of(ring, judgement);
    }

    private long threads() {
        return ring.steps().stream().map(RingStep::threadId).distinct().count();
    }
}
