package dev.atomicity.analysis;

import dev.atomicity.trace.TraceChecker;
import java.util.List;

/** Takes the events and decides nothing: what reading and tokenising costs alone. */
final class NoChecker implements TraceChecker {
    @Override
    public void read(int thread, int variable, long event) {}

    @Override
    public void write(int thread, int variable, long event) {}

    @Override
    public void acquire(int thread, int lock, long event) {}

    @Override
    public void release(int thread, int lock, long event) {}

    @Override
    public void fork(int thread, int child, long event) {}

    @Override
    public void join(int thread, int child, long event) {}

    @Override
    public void begin(int thread, long event) {}

    @Override
    public void end(int thread, long event) {}

    @Override
    public void local(int thread, long event) {}

    @Override
    public void finish() {}

    @Override
    public boolean serializable() {
        return true;
    }

    @Override
    public List<Violation> violations() {
        return List.of();
    }
}
