package dev.atomicity.hooks.data;

import dev.atomicity.hooks.thread.ThreadState;

/** The last step of an iterator that others do not disturb. Used by one thread, because an iterator is for one thread at a time. */
public final class WalkStep {
    private int site;
    private ThreadState reader;

    /** The segments in which the step was recorded, and nothing else; 0 if there are none. */
    private long first;

    private long last;

    /** The iterator takes a step at that site. */
    public void at(int stepSite) {
        site = stepSite;
    }

    public int site() {
        return site;
    }

    /** The step was recorded in these segments, which may be discarded; 0 for none. */
    public void recordedIn(ThreadState thread, long firstSegment, long lastSegment) {
        reader = thread;
        first = firstSegment;
        last = lastSegment;
    }

    /** The walk goes on: what the step has read means nothing by itself. */
    public void discard(ThreadState thread) {
        if (last != 0 && reader == thread) {
            thread.activations.discardAttempt(first, last);
        }
        last = 0;
    }
}
