package dev.atomicity.trace;

import static org.assertj.core.api.Assertions.assertThat;

/** Takes events and sees to it that their numbers rise. */
final class CountingEvents implements TraceEvents {
    long last;

    private void count(int thread, int target, long event) {
        assertThat(thread).isNotNegative();
        assertThat(target).isNotNegative();
        assertThat(event).isGreaterThan(last);
        last = event;
    }

    @Override
    public void read(int thread, int variable, long event) {
        count(thread, variable, event);
    }

    @Override
    public void write(int thread, int variable, long event) {
        count(thread, variable, event);
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        count(thread, lock, event);
    }

    @Override
    public void release(int thread, int lock, long event) {
        count(thread, lock, event);
    }

    @Override
    public void fork(int thread, int child, long event) {
        count(thread, child, event);
    }

    @Override
    public void join(int thread, int child, long event) {
        count(thread, child, event);
    }

    @Override
    public void begin(int thread, long event) {
        count(thread, 0, event);
    }

    @Override
    public void end(int thread, long event) {
        count(thread, 0, event);
    }

    @Override
    public void local(int thread, long event) {
        count(thread, 0, event);
    }
}
