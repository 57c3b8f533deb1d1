package dev.atomicity.vectorclock;

import dev.atomicity.trace.NumberedTable;
import dev.atomicity.trace.TraceChecker;
import java.util.List;

/**
 * AeroDrome: whether a trace is serializable, in one pass by vector clocks.
 *
 * <p>Beyond single events, a transaction that ends hands what it has learned to everything that has heard of it: from
 * then on it comes before as a whole. The paper visits all variables and locks at each end. Here the clocks of a
 * stretch of a thread are one shared object, an active transaction keeps a list of those that have heard of it, and a
 * transaction that has learned nothing since its begin has nothing to pass on.
 *
 * <p>The first ring decides; what follows is not looked at.
 */
public final class AeroDrome implements TraceChecker {
    private boolean serializable = true;
    private final Slots slots = new Slots();

    /** By name: the threads there ever were. */
    private final NumberedTable<OrderedThread> threads = new NumberedTable<>(OrderedThread::new);

    private final Listeners running = new Listeners(slots);

    private final NumberedTable<Variable> variables = new NumberedTable<>(variable -> new Variable());
    private final NumberedTable<Variable> locks = new NumberedTable<>(lock -> new Variable());

    @Override
    public void read(int thread, int variable, long event) {
        if (serializable) {
            Variable x = variables.get(variable);
            OrderedThread reader = active(thread);
            followWrite(x, reader);
            if (serializable && x.lastRead != reader.clock) {
                recordRead(x, reader);
            }
        }
    }

    private void recordRead(Variable x, OrderedThread reader) {
        if (x.reads == null) {
            x.reads = new ReadClock();
        }
        running.noteHeard(x.reads);
        x.reads.add(reader.slot, reader.clock.times());
        running.enlistWhereNew(x.reads);
        x.lastRead = reader.clock;
    }

    @Override
    public void write(int thread, int variable, long event) {
        if (serializable) {
            Variable x = variables.get(variable);
            OrderedThread writer = active(thread);
            followWrite(x, writer);
            if (x.reads != null) {
                check(writer, x.reads.foreign());
                writer.learn(x.reads.foreign());
                writer.learn(x.reads.own());
                x.reads.drop();
                x.reads = null;
                x.lastRead = null;
            }
            setWrite(x, writer);
        }
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        if (serializable) {
            followWrite(locks.get(lock), active(thread));
        }
    }

    @Override
    public void release(int thread, int lock, long event) {
        if (serializable) {
            setWrite(locks.get(lock), active(thread));
        }
    }

    private void followWrite(Variable x, OrderedThread sink) {
        if (x.write != null && x.writer != sink.id) {
            checkAndGet(x.write.times(), sink);
        }
    }

    private void setWrite(Variable x, OrderedThread writer) {
        if (x.write != writer.clock) {
            if (x.write != null) {
                x.write.holders--;
            }
            x.write = hold(writer.clock);
        }
        x.writer = writer.id;
    }

    @Override
    public void fork(int thread, int child, long event) {
        if (serializable) {
            threads.get(child).fork = hold(active(thread).clock);
        }
    }

    @Override
    public void join(int thread, int child, long event) {
        if (serializable) {
            OrderedThread sink = active(thread);
            OrderedThread joined = threads.get(child);
            if (joined.hasStarted()) {
                checkAndGet(joined.clock.times(), sink);
                if (!joined.over) {
                    completeActive(joined);
                    retire(joined);
                }
            }
        }
    }

    /** Its clock is still asked for when others join it, so it continues listening as a clock that is held. */
    private void retire(OrderedThread thread) {
        hold(thread.clock);
        thread.over = true;
        slots.giveBack(thread.slot);
    }

    @Override
    public void begin(int thread, long event) {
        if (serializable) {
            OrderedThread beginner = active(thread);
            beginner.begin(slots.nextTransaction(beginner.slot));
        }
    }

    @Override
    public void end(int thread, long event) {
        if (serializable) {
            completeActive(active(thread));
        }
    }

    @Override
    public void local(int thread, long event) {
        if (serializable) {
            active(thread);
        }
    }

    /** Transactions that never ended come before as wholes too: the order must hold for them as for the others. */
    @Override
    public void finish() {
        for (int slot = 0; slot < slots.count() && serializable; slot++) {
            completeActive(running.at(slot));
        }
    }

    private void completeActive(OrderedThread thread) {
        if (thread.active != 0 && thread.learned) {
            handOn(thread);
        }
        thread.complete();
    }

    /** What has heard of the transaction that ends learns what the transaction has learned. */
    private void handOn(OrderedThread ending) {
        int[] learned = ending.clock.times();
        for (int slot = 0; slot < slots.count() && serializable; slot++) {
            OrderedThread other = running.at(slot);
            if (other != ending && !other.over && ending.isHeardBy(other.clock)) {
                checkAndGet(learned, other);
            }
        }
        for (SharedClock listener : ending.listeners()) {
            if (listener.isHeld()) {
                running.noteHeard(listener);
                listener.learn(ending.slot, learned);
                running.enlistWhereNew(listener);
            }
        }
    }

    private void checkAndGet(int[] clock, OrderedThread thread) {
        check(thread, clock);
        thread.learn(clock);
    }

    private void check(OrderedThread thread, int[] clock) {
        if (thread.isKnownTo(clock)) {
            serializable = false;
        }
    }

    private EventClock hold(EventClock clock) {
        clock.holders++;
        if (!clock.enlisted) {
            clock.enlisted = true;
            running.enlist(clock);
        }
        return clock;
    }

    private OrderedThread active(int id) {
        OrderedThread thread = threads.get(id);
        if (!thread.hasStarted()) {
            start(thread);
        }
        return thread;
    }

    private void start(OrderedThread thread) {
        thread.slot = slots.take();
        running.put(thread);
        if (thread.fork != null) {
            thread.learn(thread.fork.times());
            thread.fork.holders--;
            thread.fork = null;
        }
    }

    @Override
    public boolean serializable() {
        return serializable;
    }

    @Override
    public List<Violation> violations() {
        return List.of();
    }
}
