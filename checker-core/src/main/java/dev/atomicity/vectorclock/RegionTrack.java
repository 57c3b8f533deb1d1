package dev.atomicity.vectorclock;

import dev.atomicity.trace.TraceChecker;
import dev.atomicity.trace.TransactionId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * RegionTrack: every violation, by vector clocks, without a witness.
 *
 * <p>A clock stands for a segment: it says, for each thread, the last transaction whose begin happens before. A
 * dependency cuts the sink's active transaction if the source's clock knows that transaction already. This follows
 * single events; whether whole transactions can be put in order is another question, asked of {@link AeroDrome}.
 */
public final class RegionTrack implements TraceChecker {
    private final AeroDrome order = new AeroDrome();
    private final List<Violation> violations = new ArrayList<>();

    private final Slots slots = new Slots();

    /** By name: the threads there ever were. */
    private ClockedThread[] threads = new ClockedThread[16];

    /** By place: the threads that are running, or were the last to run there. */
    private ClockedThread[] bySlot = new ClockedThread[16];

    private Accesses[] variables = new Accesses[64];
    private Stamp[] releases = new Stamp[16];

    private static final class ClockedThread {
        final int id;

        /** Never changed in place: shared by all that the thread touches until it learns something new. */
        int[] clock = Clocks.ZERO;

        int transactions;

        /** The number of the active transaction at the thread's place, 0 when none is active. */
        int active;

        boolean reported;

        /** Its place in the clocks, once it has done something: what never happened orders nothing. */
        int slot = NONE;

        static final int NONE = -1;

        /** Joined: nothing will come of it, and its place may be another's. */
        boolean over;

        int[] forkClock = Clocks.ZERO;

        ClockedThread(int id) {
            this.id = id;
        }
    }

    /** The clock of an access, and whose it was. */
    @SuppressWarnings("ArrayRecordComponent") // compared by nobody
    private record Stamp(int thread, int[] clock) {}

    /** The last write of a variable and the reads since, one a thread. */
    private static final class Accesses {
        private static final int FIRST_SWEEP = 8;

        Stamp write;
        final List<Stamp> reads = new ArrayList<>(1);

        /** When to look for reads that nothing can come of: threads that read and are over must not collect here. */
        int sweepAt = FIRST_SWEEP;
    }

    private void addRead(Accesses accesses, Stamp read) {
        List<Stamp> reads = accesses.reads;
        for (int i = 0; i < reads.size(); i++) {
            if (reads.get(i).thread == read.thread) {
                reads.set(i, read);
                return;
            }
        }
        if (reads.size() >= accesses.sweepAt) {
            reads.removeIf(this::isDead);
            accesses.sweepAt = Math.max(Accesses.FIRST_SWEEP, 2 * reads.size());
        }
        reads.add(read);
    }

    /** Whether the clock has heard of no transaction that is active: it never will, so following it changes nothing. */
    private boolean isDead(Stamp stamp) {
        int[] clock = stamp.clock;
        for (int slot = 0; slot < clock.length; slot++) {
            if (clock[slot] != 0 && clock[slot] == bySlot[slot].active) {
                return false;
            }
        }
        return true;
    }

    @Override
    public void read(int thread, int variable, long event) {
        order.read(thread, variable, event);
        ClockedThread reader = active(thread);
        Accesses accesses = accesses(variable);
        if (accesses.write != null) {
            takeIn(accesses.write, reader, event);
        }
        addRead(accesses, new Stamp(thread, reader.clock));
    }

    @Override
    public void write(int thread, int variable, long event) {
        order.write(thread, variable, event);
        ClockedThread writer = active(thread);
        Accesses accesses = accesses(variable);
        if (accesses.write != null) {
            takeIn(accesses.write, writer, event);
        }
        for (Stamp read : accesses.reads) {
            takeIn(read, writer, event);
        }
        accesses.reads.clear();
        accesses.write = new Stamp(thread, writer.clock);
    }

    @Override
    public void acquire(int thread, int lock, long event) {
        order.acquire(thread, lock, event);
        ClockedThread taker = active(thread);
        if (lock < releases.length && releases[lock] != null) {
            takeIn(releases[lock], taker, event);
        }
    }

    @Override
    public void release(int thread, int lock, long event) {
        order.release(thread, lock, event);
        ClockedThread holder = active(thread);
        if (lock >= releases.length) {
            releases = Arrays.copyOf(releases, Math.max(lock + 1, 2 * releases.length));
        }
        releases[lock] = new Stamp(thread, holder.clock);
    }

    @Override
    public void fork(int thread, int child, long event) {
        order.fork(thread, child, event);
        thread(child).forkClock = active(thread).clock;
    }

    @Override
    public void join(int thread, int child, long event) {
        order.join(thread, child, event);
        ClockedThread sink = active(thread);
        ClockedThread joined = thread(child);
        if (joined.slot != ClockedThread.NONE) {
            takeIn(new Stamp(child, joined.clock), sink, event);
            if (!joined.over) {
                joined.active = 0;
                joined.over = true;
                slots.giveBack(joined.slot);
            }
        }
    }

    @Override
    public void begin(int thread, long event) {
        order.begin(thread, event);
        ClockedThread beginner = active(thread);
        beginner.active = slots.nextTransaction(beginner.slot);
        beginner.reported = false;
        beginner.transactions++;
        beginner.clock = Clocks.with(beginner.clock, beginner.slot, beginner.active);
    }

    @Override
    public void end(int thread, long event) {
        order.end(thread, event);
        active(thread).active = 0;
    }

    @Override
    public void local(int thread, long event) {
        order.local(thread, event);
        active(thread);
    }

    private void takeIn(Stamp source, ClockedThread sink, long event) {
        if (source.thread == sink.id) {
            return;
        }
        if (sink.active != 0 && !sink.reported && Clocks.at(source.clock, sink.slot) == sink.active) {
            sink.reported = true;
            violations.add(new Violation(new TransactionId(sink.id, sink.transactions, event), List.of()));
        }
        if (!Clocks.includes(sink.clock, source.clock)) {
            sink.clock = Clocks.joinInto(sink.clock.clone(), source.clock);
        }
    }

    private ClockedThread active(int id) {
        ClockedThread thread = thread(id);
        if (thread.slot == ClockedThread.NONE) {
            thread.slot = slots.take();
            if (thread.slot >= bySlot.length) {
                bySlot = Arrays.copyOf(bySlot, 2 * bySlot.length);
            }
            bySlot[thread.slot] = thread;
            thread.clock = thread.forkClock;
        }
        return thread;
    }

    private ClockedThread thread(int id) {
        if (id >= threads.length) {
            threads = Arrays.copyOf(threads, Math.max(id + 1, 2 * threads.length));
        }
        if (threads[id] == null) {
            threads[id] = new ClockedThread(id);
        }
        return threads[id];
    }

    private Accesses accesses(int variable) {
        if (variable >= variables.length) {
            variables = Arrays.copyOf(variables, Math.max(variable + 1, 2 * variables.length));
        }
        if (variables[variable] == null) {
            variables[variable] = new Accesses();
        }
        return variables[variable];
    }

    @Override
    public void finish() {
        order.finish();
    }

    @Override
    public boolean serializable() {
        return violations.isEmpty() && order.serializable();
    }

    @Override
    public List<Violation> violations() {
        return violations;
    }

    @Override
    public List<List<Link>> cycles() {
        return List.of();
    }
}
