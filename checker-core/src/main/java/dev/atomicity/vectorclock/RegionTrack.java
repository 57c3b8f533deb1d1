package dev.atomicity.vectorclock;

import dev.atomicity.trace.NumberedTable;
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
    private final NumberedTable<ClockedThread> threads = new NumberedTable<>(ClockedThread::new);

    /** By place: the threads that are running, or were the last to run there. */
    private ClockedThread[] bySlot = new ClockedThread[16];

    private final NumberedTable<Accesses> variables = new NumberedTable<>(variable -> new Accesses());
    private final NumberedTable<Lock> locks = new NumberedTable<>(lock -> new Lock());

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

        /** Joined: it has no more events, and its place may belong to another thread. */
        boolean over;

        int[] forkClock = Clocks.ZERO;

        ClockedThread(int id) {
            this.id = id;
        }
    }

    private static final class Lock {
        /** The last one; null before. */
        Stamp release;
    }

    /** Whether the clock has heard of no transaction that is active: it never will, so following it changes nothing. */
    private boolean isDead(Stamp stamp) {
        int[] clock = stamp.clock();
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
        Accesses accesses = variables.get(variable);
        if (accesses.write != null) {
            takeIn(accesses.write, reader, event);
        }
        accesses.addRead(new Stamp(thread, reader.clock), this::isDead);
    }

    @Override
    public void write(int thread, int variable, long event) {
        order.write(thread, variable, event);
        ClockedThread writer = active(thread);
        Accesses accesses = variables.get(variable);
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
        Stamp release = locks.get(lock).release;
        if (release != null) {
            takeIn(release, taker, event);
        }
    }

    @Override
    public void release(int thread, int lock, long event) {
        order.release(thread, lock, event);
        ClockedThread holder = active(thread);
        locks.get(lock).release = new Stamp(thread, holder.clock);
    }

    @Override
    public void fork(int thread, int child, long event) {
        order.fork(thread, child, event);
        threads.get(child).forkClock = active(thread).clock;
    }

    @Override
    public void join(int thread, int child, long event) {
        order.join(thread, child, event);
        ClockedThread sink = active(thread);
        ClockedThread joined = threads.get(child);
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
        if (source.thread() == sink.id) {
            return;
        }
        if (sink.active != 0 && !sink.reported && Clocks.at(source.clock(), sink.slot) == sink.active) {
            sink.reported = true;
            violations.add(new Violation(new TransactionId(sink.id, sink.transactions, event), List.of()));
        }
        if (!Clocks.includes(sink.clock, source.clock())) {
            sink.clock = Clocks.joinInto(sink.clock.clone(), source.clock());
        }
    }

    private ClockedThread active(int id) {
        ClockedThread thread = threads.get(id);
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
}
