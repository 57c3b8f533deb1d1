package dev.atomicity.vectorclock;

import dev.atomicity.trace.TraceChecker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * AeroDrome: whether a trace is serializable, in one pass by vector clocks.
 *
 * <p>Beyond single events, a transaction that ends hands what it has learned to everything that has heard of it: from
 * then on it comes before as a whole. The paper visits all variables and locks at each end. Here the clocks of a
 * stretch of a thread are one shared object, an active transaction keeps a list of those that have heard of it, and a
 * transaction that has learned nothing since its begin has nothing to hand on.
 *
 * <p>The first ring decides; what follows is not looked at.
 */
public final class AeroDrome implements TraceChecker {
    private boolean serializable = true;
    private OrderedThread[] threads = new OrderedThread[16];
    private int threadCount;
    private Variable[] variables = new Variable[64];
    private Variable[] locks = new Variable[16];

    private static final class OrderedThread {
        final int id;
        EventClock clock = new EventClock(Clocks.ZERO);

        /** The ordinal of the active transaction, 0 when none is active. */
        int active;

        int transactions;

        /** Whether something was learned since the begin of the active transaction. */
        boolean learned;

        /** The clocks that have heard of the active transaction. */
        List<SharedClock> listeners = new ArrayList<>();

        /** When to look for listeners that nobody holds any more: a long transaction must not collect them. */
        int sweepAt = 64;

        /** Whether the thread has done something: what never happened orders nothing. */
        boolean started;

        /** The clock of the fork, until the first event follows it. */
        EventClock fork;

        OrderedThread(int id) {
            this.id = id;
        }
    }

    /** The last write of a variable, or the last release of a lock, and the reads since. */
    private static final class Variable {
        int writer;
        EventClock write;
        ReadClock reads;

        /** The clock that was read with last: the same thread with the same clock adds nothing. */
        EventClock lastRead;
    }

    @Override
    public void read(int thread, int variable, long event) {
        if (serializable) {
            variables = ensure(variables, variable);
            Variable x = variables[variable];
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
        boolean[] before = hearers(x.reads);
        x.reads.add(reader.id, reader.clock.times());
        enlist(x.reads, before);
        x.lastRead = reader.clock;
    }

    @Override
    public void write(int thread, int variable, long event) {
        if (serializable) {
            variables = ensure(variables, variable);
            Variable x = variables[variable];
            OrderedThread writer = active(thread);
            followWrite(x, writer);
            if (x.reads != null) {
                check(writer, x.reads.foreign());
                learn(writer, x.reads.foreign());
                learn(writer, x.reads.own());
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
            locks = ensure(locks, lock);
            followWrite(locks[lock], active(thread));
        }
    }

    @Override
    public void release(int thread, int lock, long event) {
        if (serializable) {
            locks = ensure(locks, lock);
            setWrite(locks[lock], active(thread));
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
            thread(child).fork = hold(active(thread).clock);
        }
    }

    @Override
    public void join(int thread, int child, long event) {
        if (serializable) {
            OrderedThread sink = active(thread);
            OrderedThread joined = thread(child);
            if (joined.started) {
                checkAndGet(joined.clock.times(), sink);
                completeActive(joined);
            }
        }
    }

    @Override
    public void begin(int thread, long event) {
        if (serializable) {
            OrderedThread beginner = active(thread);
            beginner.transactions++;
            beginner.active = beginner.transactions;
            beginner.learned = false;
            replaceClock(beginner, Clocks.with(beginner.clock.times(), thread, beginner.transactions));
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
        for (int id = 0; id < threadCount && serializable; id++) {
            if (threads[id] != null) {
                completeActive(threads[id]);
            }
        }
    }

    private void completeActive(OrderedThread thread) {
        if (thread.active != 0 && thread.learned) {
            handOn(thread);
        }
        thread.active = 0;
        thread.listeners = new ArrayList<>();
        thread.sweepAt = 64;
    }

    /** What has heard of the transaction that ends learns what the transaction has learned. */
    private void handOn(OrderedThread ending) {
        int[] learned = ending.clock.times();
        for (int id = 0; id < threadCount && serializable; id++) {
            OrderedThread other = threads[id];
            if (other != null && other != ending && other.clock.hasHeardOf(ending.id, ending.active)) {
                checkAndGet(learned, other);
            }
        }
        for (SharedClock listener : ending.listeners) {
            if (listener.isHeld()) {
                boolean[] before = hearers(listener);
                listener.learn(ending.id, learned);
                enlist(listener, before);
            }
        }
    }

    private void checkAndGet(int[] clock, OrderedThread thread) {
        check(thread, clock);
        learn(thread, clock);
    }

    private void check(OrderedThread thread, int[] clock) {
        if (thread.active != 0 && Clocks.at(clock, thread.id) >= thread.active) {
            serializable = false;
        }
    }

    private void learn(OrderedThread thread, int[] clock) {
        if (!Clocks.includes(thread.clock.times(), clock)) {
            thread.learned = true;
            replaceClock(thread, Clocks.joinInto(thread.clock.times().clone(), clock));
        }
    }

    private static void replaceClock(OrderedThread thread, int[] times) {
        thread.clock.current = false;
        thread.clock = new EventClock(times);
    }

    private EventClock hold(EventClock clock) {
        clock.holders++;
        if (!clock.enlisted) {
            clock.enlisted = true;
            enlist(clock, new boolean[threadCount]);
        }
        return clock;
    }

    /** The threads of whose active transaction the clock has heard. */
    private boolean[] hearers(SharedClock clock) {
        boolean[] heard = new boolean[threadCount];
        for (int id = 0; id < threadCount; id++) {
            heard[id] = hasHeardOf(clock, id);
        }
        return heard;
    }

    private boolean hasHeardOf(SharedClock clock, int id) {
        return threads[id] != null && threads[id].active != 0 && clock.hasHeardOf(id, threads[id].active);
    }

    private void enlist(SharedClock clock, boolean[] before) {
        for (int id = 0; id < threadCount; id++) {
            if (!before[id] && hasHeardOf(clock, id)) {
                OrderedThread thread = threads[id];
                if (thread.listeners.size() >= thread.sweepAt) {
                    thread.listeners.removeIf(listener -> !listener.isHeld());
                    thread.sweepAt = Math.max(64, 2 * thread.listeners.size());
                }
                thread.listeners.add(clock);
            }
        }
    }

    private OrderedThread active(int id) {
        OrderedThread thread = thread(id);
        if (!thread.started) {
            thread.started = true;
            if (thread.fork != null) {
                learn(thread, thread.fork.times());
                thread.fork.holders--;
                thread.fork = null;
            }
        }
        return thread;
    }

    private OrderedThread thread(int id) {
        if (id >= threads.length) {
            threads = Arrays.copyOf(threads, Math.max(id + 1, 2 * threads.length));
        }
        if (threads[id] == null) {
            threads[id] = new OrderedThread(id);
            threadCount = Math.max(threadCount, id + 1);
        }
        return threads[id];
    }

    private static Variable[] ensure(Variable[] known, int index) {
        Variable[] ensured = index < known.length ? known : Arrays.copyOf(known, Math.max(index + 1, 2 * index));
        if (ensured[index] == null) {
            ensured[index] = new Variable();
        }
        return ensured;
    }

    @Override
    public boolean serializable() {
        return serializable;
    }

    @Override
    public List<Violation> violations() {
        return List.of();
    }

    @Override
    public List<List<Link>> cycles() {
        return List.of();
    }
}
