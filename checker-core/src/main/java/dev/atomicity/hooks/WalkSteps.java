package dev.atomicity.hooks;

import dev.atomicity.hooks.data.CollectionShadow;
import dev.atomicity.hooks.data.CollectionView;
import dev.atomicity.hooks.data.Traversal;
import dev.atomicity.hooks.engine.HookEntry;
import dev.atomicity.hooks.engine.HookFailures;
import dev.atomicity.hooks.engine.OnlineChecker;
import dev.atomicity.hooks.thread.ThreadState;

/**
 * The steps of an iterator over a collection that others may change without disturbing it. A program that goes on to the next step expects
 * such changes, so what a step has read is discarded then. If the program leaves the loop in the middle, by an exception or because it has
 * what it was looking for, then the last step counts: its element was in the collection at that moment, if no thread had changed anything
 * since the walk began.
 *
 * <p>Only in directed executions, as for the steps of other iterators: see {@link TraversalHooks#readSome}.
 */
final class WalkSteps {
    private WalkSteps() {}

    /** An iterator has returned an element. */
    static void taken(Object element, Object iterator, ThreadState thread) {
        Traversal walk = undisturbedWalkOf(iterator, thread);
        if (walk == null) {
            return;
        }
        try {
            CollectionView view = HookEntry.checker().views.find(iterator);
            walk.step.discard(thread);
            long first = thread.activations.beginAttempt();
            TraversalHooks.insideGate(
                    view.shadow(), thread, walk.step.site(), online -> read(element, walk, view, online, thread));
            walk.step.recordedIn(thread, first, thread.activations.endAttempt(first));
        } catch (Throwable e) {
            thread.failure = e;
            HookFailures.giveUp(thread, thread.lastSite);
        }
    }

    private static void read(
            Object element, Traversal walk, CollectionView view, OnlineChecker online, ThreadState thread) {
        CollectionShadow shadow = view.shadow();
        if (shadow.isChangedByOthersSince(walk.since, online.shadows, thread)) {
            thread.meetsSomebody();
        } else {
            view.keyedBy(walk.keying)
                    .accessKey(CollectionShadow.Access.READ, element, online.shadows, thread, walk.step.site());
        }
    }

    /** An iterator takes a step at that site. */
    static void stepping(Object iterator, ThreadState thread, int site) {
        Traversal walk = undisturbedWalkOf(iterator, thread);
        if (walk != null) {
            walk.step.at(site);
        }
    }

    /** The iterator is at its end: what the last step has read is discarded as well. */
    static void ended(Traversal walk, ThreadState thread) {
        if (thread.activations != null) {
            walk.step.discard(thread);
        }
    }

    /** Null if the thread is in no unit of work, or if others may disturb the walk. */
    private static Traversal undisturbedWalkOf(Object iterator, ThreadState thread) {
        OnlineChecker online = HookEntry.checker();
        if (iterator == null || online == null || thread.isMuted() || thread.activations == null || thread.depth == 0) {
            return null;
        }
        CollectionView view = online.views.find(iterator);
        Traversal walk = view == null ? null : view.walk();
        return walk == null || walk.failsIfChanged() || walk.isShared() ? null : walk;
    }
}
