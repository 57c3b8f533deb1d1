package dev.atomicity.analysis;

import dev.atomicity.trace.TraceEvents;

/** Hands each event to two takers, so that a trace is read once. */
record BothEvents(TraceEvents one, TraceEvents other) implements TraceEvents {
    @Override
    public void read(int thread, int variable, long event) {
        one.read(thread, variable, event);
        other.read(thread, variable, event);
    }

    @Override
    public void write(int thread, int variable, long event) {
        one.write(thread, variable, event);
        other.write(thread, variable, event);
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        one.acquire(thread, lock, event);
        other.acquire(thread, lock, event);
    }

    @Override
    public void release(int thread, int lock, long event) {
        one.release(thread, lock, event);
        other.release(thread, lock, event);
    }

    @Override
    public void fork(int thread, int child, long event) {
        one.fork(thread, child, event);
        other.fork(thread, child, event);
    }

    @Override
    public void join(int thread, int child, long event) {
        one.join(thread, child, event);
        other.join(thread, child, event);
    }

    @Override
    public void begin(int thread, long event) {
        one.begin(thread, event);
        other.begin(thread, event);
    }

    @Override
    public void end(int thread, long event) {
        one.end(thread, event);
        other.end(thread, event);
    }

    @Override
    public void local(int thread, long event) {
        one.local(thread, event);
        other.local(thread, event);
    }
}
