package dev.atomicity.analysis;

import dev.atomicity.trace.TraceEvents;

/** Hands lock events on as events that conflict with nothing; everything else as it is. */
record WithoutLockConflicts(TraceEvents events) implements TraceEvents {
    @Override
    public void read(int thread, int variable, long event) {
        events.read(thread, variable, event);
    }

    @Override
    public void write(int thread, int variable, long event) {
        events.write(thread, variable, event);
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        events.local(thread, event);
    }

    @Override
    public void release(int thread, int lock, long event) {
        events.local(thread, event);
    }

    @Override
    public void fork(int thread, int child, long event) {
        events.fork(thread, child, event);
    }

    @Override
    public void join(int thread, int child, long event) {
        events.join(thread, child, event);
    }

    @Override
    public void begin(int thread, long event) {
        events.begin(thread, event);
    }

    @Override
    public void end(int thread, long event) {
        events.end(thread, event);
    }

    @Override
    public void local(int thread, long event) {
        events.local(thread, event);
    }
}
