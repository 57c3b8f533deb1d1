package dev.atomicity.hooks.report;

import dev.atomicity.checker.Dependency;
import dev.atomicity.checker.Witness;
import dev.atomicity.hooks.places.Sites;
import dev.atomicity.hooks.places.WrittenValues;
import dev.atomicity.hooks.thread.EventDetail;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayList;
import java.util.List;

/** Creates the steps of a finding from the dependencies of its ring. What is not certain is left out. */
final class RingSteps {
    private final List<Finding.Step> steps = new ArrayList<>();

    /** The details of the event that is the last step, null before the first. */
    private EventDetail last;

    /** The thread that closes the ring, and the region of its transaction that is named. */
    private final ThreadState closing;

    private final long transaction;
    private final int region;

    private RingSteps(ThreadState closing, int region) {
        this.closing = closing;
        this.transaction = closing.transaction();
        this.region = region;
    }

    /**
     * Source and sink of each dependency in turn.
     *
     * @param region the region of the thread that closes the ring: the region may be inside the outermost one
     */
    static List<Finding.Step> of(Witness witness, ThreadState closing, int region) {
        RingSteps ring = new RingSteps(closing, region);
        witness.dependencies().forEach(ring::add);
        return ring.steps;
    }

    private void add(Dependency dependency) {
        ThreadState thread = (ThreadState) dependency.source();
        int region = regionOf(thread, dependency.sourceTransaction(), 0);
        EventDetail detail = (EventDetail) dependency.sourceDetail();
        Finding.Step source = step(thread, dependency.sourceTransaction(), region, dependency.sourceEvent(), detail);
        Finding.Step before = steps.isEmpty() ? null : steps.get(steps.size() - 1);
        boolean isSameEvent = before != null && before.isAsGoodAs(source);
        String value = value(source, (int) dependency.sourceEvent(), region, detail, isSameEvent ? last : null);
        if (isSameEvent) {
            // What was written is known only from what came after it; what was read, from both.
            source = before.withValue(value == null ? before.value() : value);
            steps.set(steps.size() - 1, source);
        } else {
            source = source.withValue(value);
        }
        steps.add(source);
        addSink(dependency);
    }

    private void addSink(Dependency dependency) {
        ThreadState thread = (ThreadState) dependency.sink();
        int region = regionOf(thread, dependency.sinkTransaction(), dependency.sinkRegion());
        EventDetail detail = (EventDetail) dependency.sinkDetail();
        Finding.Step sink = step(thread, dependency.sinkTransaction(), region, dependency.sinkEvent(), detail);
        steps.add(sink.withValue(value(sink, (int) dependency.sinkEvent(), region, detail, null)));
        last = detail;
    }

    /**
     * What the event has read or written, null if that is not certain.
     *
     * @param before the detail of the same event as the sink of the previous dependency; null if it was not that sink
     */
    private static String value(Finding.Step step, int site, int region, EventDetail detail, EventDetail before) {
        String constant = WrittenValues.constantAt(site);
        if (constant != null || detail.value() == null || !detail.isOwnValue()) {
            return constant;
        }
        boolean isKnown = isRead(step) || (isWrite(step) && isWritten(site, region, detail, before));
        return isKnown ? detail.value().toString() : null;
    }

    /**
     * Whether the value was written at the site: it must be certain that the write had taken effect, and that the thread has not written
     * again at another site. The write had taken effect if the variable held another value before it.
     */
    private static boolean isWritten(int site, int region, EventDetail detail, EventDetail before) {
        boolean isChanged =
                before != null && before.value() != null && !before.value().equals(detail.value());
        return (detail.isOver() || isChanged) && WrittenValues.isOnlyWriter(site, region);
    }

    /** The region of the transaction, 0 if there is none or it is forgotten: a thread does not keep them forever. */
    private int regionOf(ThreadState thread, long transaction, int known) {
        if (thread == closing && transaction == this.transaction) {
            return region;
        }
        if (transaction == Dependency.UNARY || transaction == Dependency.FORGOTTEN || known != 0) {
            return transaction == Dependency.UNARY ? 0 : known;
        }
        return Math.max(0, thread.log.regionOf(transaction));
    }

    private static Finding.Step step(
            ThreadState thread, long transaction, int knownRegion, long site, EventDetail detail) {
        Sites.Site place = Sites.get(site);
        Sites.Site region = null;
        if (transaction != Dependency.UNARY) {
            // If the region is forgotten, it is at least certain that the code around the event ran.
            region = knownRegion == 0 ? Sites.regionAround(place) : Sites.get(knownRegion);
        }
        return new Finding.Step(thread.id, detail.thread(), transaction, region, place, detail.variable(), null);
    }

    private static boolean isRead(Finding.Step step) {
        return step.site() != null && step.site().operation().isRead();
    }

    private static boolean isWrite(Finding.Step step) {
        return step.site() != null && step.site().operation().isWrite();
    }
}
