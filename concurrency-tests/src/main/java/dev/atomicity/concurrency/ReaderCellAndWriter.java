package dev.atomicity.concurrency;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.Segments;
import dev.atomicity.checker.Witness;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ReaderCell;
import dev.atomicity.shadow.TakenVariables;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * A thread notes a read in its cell while a writer empties the set: the writer meets the new read exactly if it was recorded. A read that was
 * not recorded is recorded after the write, by the usual way.
 */
@JCStressTest
@Outcome(id = "true, true", expect = Expect.ACCEPTABLE, desc = "the read before the write")
@Outcome(id = "false, false", expect = Expect.ACCEPTABLE, desc = "the write before the read")
@Outcome(id = "true, false", expect = Expect.FORBIDDEN, desc = "the read is lost")
@Outcome(id = "false, true", expect = Expect.FORBIDDEN, desc = "a read seems to come before the write")
@State
public class ReaderCellAndWriter {
    private final Davida davida = new Davida(new Findings() {
        @Override
        public void violation(CheckedThread thread, Witness witness) {
            // not asked for here
        }

        @Override
        public void cycle(CheckedThread thread, Witness witness) {
            // not asked for here
        }
    });
    private final OnlineShadows shadows = new OnlineShadows(davida, segment -> 0, slot -> null);
    private final long[] variable = World.newVariable();
    private final CheckedThread reader = davida.start(0);
    private final CheckedThread otherReader = davida.start(1);
    private final Writer writer = davida.start(Writer::new);
    private final TakenVariables takenByWriter = new TakenVariables(Segments.slotOf(writer.segment));
    private final ReaderCell cell;
    private final long reference;
    private boolean isRecorded;

    /** Remembers the latest segment that it has met. */
    private static final class Writer extends CheckedThread {
        long latest;

        Writer(Place place) {
            super(2, place);
        }

        @Override
        public void meets(CheckedThread other, long segment, long earlier, long later) {
            if (other.id == 0) {
                latest = Math.max(latest, segment);
            }
        }
    }

    public ReaderCellAndWriter() {
        davida.begin(reader);
        davida.begin(otherReader);
        enter(otherReader);
        reference = enter(reader);
        cell = shadows.cellOf(reference, reader);
        reader.segment++;
    }

    private long enter(CheckedThread thread) {
        TakenVariables taken = new TakenVariables(Segments.slotOf(thread.segment));
        long before = shadows.acquire(taken, variable, Memory.LONG_ARRAY_BASE);
        long next = shadows.read(thread, variable, Memory.LONG_ARRAY_BASE, before, 1);
        OnlineShadows.release(taken, variable, Memory.LONG_ARRAY_BASE, next);
        return next;
    }

    @Actor
    public void reader() {
        isRecorded = shadows.alone.readAgain(reader, cell, reference, variable, Memory.LONG_ARRAY_BASE, 2);
    }

    @Actor
    public void writer() {
        long before = shadows.acquire(takenByWriter, variable, Memory.LONG_ARRAY_BASE);
        long next = shadows.write(writer, variable, Memory.LONG_ARRAY_BASE, before, 3);
        OnlineShadows.release(takenByWriter, variable, Memory.LONG_ARRAY_BASE, next);
    }

    @Arbiter
    public void look(ZZ_Result result) {
        result.r1 = isRecorded;
        result.r2 = writer.latest == reader.segment;
    }
}
