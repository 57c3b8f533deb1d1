package dev.atomicity.trace;

/**
 * Takes the events of a trace, in order. Threads, variables and locks are numbered from 0 as they appear, events from 1.
 *
 * <p>The trace is well formed: regions are the outermost ones and matched, a lock has one holder, a thread is forked
 * before its first event and does nothing after it was joined.
 */
public interface TraceEvents {
    void read(int thread, int variable, long event);

    void write(int thread, int variable, long event);

    void acquire(int thread, int lock, long event);

    void release(int thread, int lock, long event);

    void fork(int thread, int child, long event);

    void join(int thread, int child, long event);

    void begin(int thread, long event);

    void end(int thread, long event);

    /** An event that conflicts with none of another thread; still, the thread has done something. */
    void local(int thread, long event);
}
