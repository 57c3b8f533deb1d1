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

/** A variable with a set of two readers, of which one is about to read again, and a thread that is about to write it. */
class WorldOfReaders {
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
    final OnlineShadows shadows = new OnlineShadows(davida, segment -> 0, slot -> null);
    final long[] variable = World.newVariable();
    final CheckedThread reader = davida.start(0);
    private final CheckedThread otherReader = davida.start(1);
    final Writer writer = davida.start(Writer::new);
    private final TakenVariables takenByWriter = new TakenVariables(Segments.slotOf(writer.segment));
    final ReaderCell cell;
    final long reference;

    /** Remembers the latest segment that it has met. */
    static final class Writer extends CheckedThread {
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

    WorldOfReaders() {
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

    /** The writer takes the variable, and runs the action before it releases it. */
    final void write(Runnable action) {
        long before = shadows.acquire(takenByWriter, variable, Memory.LONG_ARRAY_BASE);
        long next = shadows.write(writer, variable, Memory.LONG_ARRAY_BASE, before, 3);
        action.run();
        OnlineShadows.release(takenByWriter, variable, Memory.LONG_ARRAY_BASE, next);
    }
}
