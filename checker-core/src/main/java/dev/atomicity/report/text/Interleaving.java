package dev.atomicity.report.text;

import dev.atomicity.results.FindingResult;
import dev.atomicity.results.Kind;
import dev.atomicity.results.Step;
import dev.atomicity.steps.RingRuns;
import dev.atomicity.steps.ThreadLabels;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A witness, seen as threads and the dependencies between them. The first thread is the one that was interrupted, or that
 * closed the ring.
 */
public final class Interleaving {
    /**
     * A thread of the witness.
     *
     * @param index its place among the threads, from 0
     * @param name what a person calls it: unique within the witness. If the thread was renamed between its steps, all its names
     * @param isRenamed whether it was
     */
    public record ThreadOfRing(int index, int threadId, String name, boolean isRenamed) {}

    /**
     * One step after another of a different thread that depends on it.
     *
     * @param source the number of the earlier step
     * @param sink the number of the later one
     */
    public record Link(int source, int sink) {}

    private final List<Step> steps;
    private final Map<Integer, ThreadOfRing> threads;
    private final ObjectLabels labels;
    private final RingRuns runs = new RingRuns();
    private final List<Link> links = new ArrayList<>();
    private final boolean isCycle;

    private Interleaving(List<Step> steps, boolean isCycle) {
        this.steps = steps;
        this.threads = threads(steps);
        this.labels = new ObjectLabels(steps);
        this.isCycle = isCycle;
        steps.forEach(step -> runs.add(step.threadId(), step.transaction(), step.region(), Words.run(step)));
        for (int i = 1; i < steps.size(); i++) {
            if (steps.get(i - 1).threadId() != steps.get(i).threadId()) {
                links.add(new Link(i - 1, i));
            }
        }
    }

    public static Interleaving of(FindingResult finding) {
        return new Interleaving(finding.witness(), finding.kind() == Kind.CYCLE);
    }

    /** Of one ring by itself. */
    public static Interleaving of(List<Step> witness, boolean isCycle) {
        return new Interleaving(witness, isCycle);
    }

    private static Map<Integer, ThreadOfRing> threads(List<Step> steps) {
        ThreadLabels labels = new ThreadLabels();
        steps.forEach(step -> labels.add(step.threadId(), step.thread()));
        Map<Integer, ThreadOfRing> threads = new LinkedHashMap<>();
        for (int id : labels.threads()) {
            String label = Words.visible(labels.of(id));
            threads.put(id, new ThreadOfRing(threads.size(), id, label, labels.isRenamed(id)));
        }
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

    /** What the thread was called at that step: unique within the witness. */
    public String nameAt(Step step) {
        ThreadOfRing thread = threadOf(step);
        if (!thread.isRenamed() || step.thread() == null || step.thread().isBlank()) {
            return thread.name();
        }
        String number = " #" + step.threadId();
        return Words.visible(step.thread()) + (thread.name().endsWith(number) ? number : "");
    }

    /** Whether an earlier step of its thread belongs to another run of the same region. */
    public boolean isAgain(Step step) {
        return runs.isAgain(steps.indexOf(step));
    }

    /** What is said before a step whose thread continues in another run than before; null if it does not. */
    String changeOfRun(int step) {
        return runs.change(step);
    }

    /** The dependencies that close the ring. */
    public List<Link> links() {
        return links;
    }

    /** Whether no single region is to blame: then the steps stand in the order of the ring, which need not be that of time. */
    public boolean isCycle() {
        return isCycle;
    }

    /** Whether the step belongs to the run of the region that was interrupted. */
    public boolean isOwn(Step step) {
        return !isCycle && step.isOfSameRun(steps.get(0));
    }

    /** What the step accesses, such as {@code Account.balance}; empty if it has no name. */
    public String object(Step step) {
        return labels.object(step);
    }

    /** What the step did, to what, and with which value, such as {@code reads Account.balance (20)}. */
    public String action(Step step) {
        return (Words.verb(step) + " " + labels.object(step)).trim() + Words.value(step);
    }

    /** The same without the name of the class and the value, such as {@code reads balance}. */
    String shortAction(Step step) {
        return (Words.verb(step) + " " + labels.shortObject(step)).trim();
    }
}
