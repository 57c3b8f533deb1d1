package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A witness, seen as threads and the dependencies between them. The first thread is the one that was cut, or that closed the
 * ring.
 */
public final class Interleaving {
    /**
     * A thread of the witness.
     *
     * @param index its place among the threads, from 0
     * @param name what a person calls it: unique within the witness
     */
    public record ThreadOfRing(int index, int threadId, String name) {}

    /**
     * One step after another of a different thread that depends on it.
     *
     * @param source the number of the earlier step
     * @param sink the number of the later one
     */
    public record Link(int source, int sink) {}

    private final List<Step> steps;
    private final Map<Integer, ThreadOfRing> threads;
    private final List<Link> links = new ArrayList<>();
    private final boolean isCycle;

    private Interleaving(List<Step> steps, boolean isCycle) {
        this.steps = steps;
        this.threads = threads(steps);
        this.isCycle = isCycle;
        for (int i = 1; i < steps.size(); i++) {
            if (steps.get(i - 1).threadId() != steps.get(i).threadId()) {
                links.add(new Link(i - 1, i));
            }
        }
    }

    public static Interleaving of(FindingResult finding) {
        return new Interleaving(finding.witness(), finding.kind() == Kind.CYCLE);
    }

    private static Map<Integer, ThreadOfRing> threads(List<Step> steps) {
        Map<Integer, String> names = new LinkedHashMap<>();
        for (Step step : steps) {
            names.putIfAbsent(step.threadId(), step.thread() == null ? "" : step.thread());
        }
        Map<Integer, ThreadOfRing> threads = new LinkedHashMap<>();
        names.forEach((id, name) -> {
            boolean isUnique = !name.isBlank()
                    && names.values().stream().filter(name::equals).count() == 1;
            String label = Words.visible(isUnique ? name : (name + " #" + id).trim());
            threads.put(id, new ThreadOfRing(threads.size(), id, label));
        });
        return threads;
    }

    public List<Step> steps() {
        return steps;
    }

    /** In the order in which they first appear. */
    public List<ThreadOfRing> threads() {
        return List.copyOf(threads.values());
    }

    public ThreadOfRing threadOf(Step step) {
        return threads.get(step.threadId());
    }

    /** The dependencies that close the ring. */
    public List<Link> links() {
        return links;
    }

    /** Whether no single region is to blame: then the steps stand in the order of the ring, which need not be that of time. */
    public boolean isCycle() {
        return isCycle;
    }

    /** Whether the step belongs to the region that was cut. */
    public boolean isOwn(Step step) {
        Step first = steps.get(0);
        return !isCycle && step.threadId() == first.threadId() && Objects.equals(step.region(), first.region());
    }
}
