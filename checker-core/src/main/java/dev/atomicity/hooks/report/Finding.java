package dev.atomicity.hooks.report;

import dev.atomicity.checker.Dependency;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.VariableKey;
import java.util.List;
import java.util.Objects;

/** A violation or a cycle, as often as it occurred with the same region and the same sites. */
public final class Finding {
    /** What was found. */
    public enum Kind {
        /** A region was interrupted by another thread. */
        VIOLATION,
        /** Regions depend on each other in a ring, and no single region is at fault. */
        CYCLE
    }

    /** Whose state the ring is about. */
    public enum Extent {
        /** All that a region does: the check is not one of atomic sets. */
        REGION,
        /** The state of one object, or the static state of one class, within one unit of work. */
        ONE_STATE,
        /** The states of several objects that one method works on itself. */
        UNION,
        /** One object, across calls: a variable was written that had been read before, and not again. */
        STALE_DECISION,
        /** One object, across calls of the one that has created it and holds it alone. */
        HELD_ALONE,
        /** One object, across calls of another one: this may be intended. */
        OTHER_OBJECT
    }

    /**
     * An event of the ring.
     *
     * @param threadId the number of the thread: names may repeat
     * @param thread what the thread was called then
     * @param transaction the ordinal of the transaction on its thread, from 1; {@link Dependency#UNARY} outside all, {@link
     *     Dependency#FORGOTTEN} if that is not known
     * @param region the region whose transaction it belongs to, null outside all or if that is not known
     * @param site where it happened, null if that is not known
     * @param variable what it is about, null if that is not known
     * @param value what was read or written, the first time that this was found; null if that is not known
     */
    public record Step(
            int threadId,
            String thread,
            long transaction,
            Sites.Site region,
            Sites.Site site,
            VariableKey variable,
            String value) {
        /** Whether it may be the same event, once as a sink and once as a source. */
        boolean isAsGoodAs(Step other) {
            return threadId == other.threadId
                    && transaction == other.transaction
                    && Objects.equals(site, other.site)
                    && Objects.equals(variable, other.variable);
        }

        Step withValue(String known) {
            return new Step(threadId, thread, transaction, region, site, variable, known);
        }
    }

    private final Kind kind;
    private final Extent extent;
    private final Sites.Site region;
    private final String thread;
    private final List<Step> steps;
    private final List<StackTraceElement> stack;
    long occurrences = 1;

    Finding(
            Kind kind,
            Extent extent,
            Sites.Site region,
            String thread,
            List<Step> steps,
            List<StackTraceElement> stack) {
        this.kind = kind;
        this.extent = extent;
        this.region = region;
        this.thread = thread;
        this.steps = List.copyOf(steps);
        this.stack = List.copyOf(stack);
    }

    public Kind kind() {
        return kind;
    }

    public Extent extent() {
        return extent;
    }

    /** Whether the finding is shown, but does not count. */
    public boolean isMinor() {
        return extent == Extent.OTHER_OBJECT;
    }

    /** The region that was interrupted, or that closed the ring. */
    public Sites.Site region() {
        return region;
    }

    public String thread() {
        return thread;
    }

    /** Source and sink of each dependency in turn; a sink comes before the next source in program order. */
    public List<Step> steps() {
        return steps;
    }

    /** Where the thread was when the ring closed for the first time, innermost first. */
    public List<StackTraceElement> stack() {
        return stack;
    }

    public long occurrences() {
        return occurrences;
    }
}
