package dev.atomicity.hooks;

import java.util.List;
import java.util.Objects;

/** A violation or a cycle, as often as it occurred with the same region and the same sites. */
public final class Finding {
    /** What was found. */
    public enum Kind {
        /** A region was cut by another thread. */
        VIOLATION,
        /** Regions depend on each other in a ring with no single one to blame. */
        CYCLE
    }

    /**
     * An event of the ring.
     *
     * @param threadId a number of the thread's own: names may repeat
     * @param region the region whose transaction it belongs to, null outside of all
     * @param site where it happened, null if that is not known
     * @param value what was read or written, the first time that this was found; null if that is not known
     */
    public record Step(int threadId, String thread, Sites.Site region, Sites.Site site, String value) {
        /** Whether it may be the same event, one time as a sink, the other time as a source. */
        boolean isAsGoodAs(Step other) {
            return threadId == other.threadId
                    && Objects.equals(region, other.region)
                    && Objects.equals(site, other.site);
        }

        Step withValue(String known) {
            return new Step(threadId, thread, region, site, known);
        }
    }

    private final Kind kind;
    private final Sites.Site region;
    private final String thread;
    private final List<Step> steps;
    private final List<StackTraceElement> stack;
    long occurrences = 1;

    Finding(Kind kind, Sites.Site region, String thread, List<Step> steps, List<StackTraceElement> stack) {
        this.kind = kind;
        this.region = region;
        this.thread = thread;
        this.steps = List.copyOf(steps);
        this.stack = List.copyOf(stack);
    }

    public Kind kind() {
        return kind;
    }

    /** The region that was cut, or that closed the ring. */
    public Sites.Site region() {
        return region;
    }

    public String thread() {
        return thread;
    }

    /** Source and sink of each dependency in turn; from a sink to the next source leads program order. */
    public List<Step> steps() {
        return steps;
    }

    /** Where the thread was when it was cut for the first time, innermost first. */
    public List<StackTraceElement> stack() {
        return stack;
    }

    public long occurrences() {
        return occurrences;
    }
}
