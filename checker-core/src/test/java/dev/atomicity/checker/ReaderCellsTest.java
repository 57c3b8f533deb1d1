package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.checker.SetExecution.Event;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ReaderCell;
import dev.atomicity.shadow.ShadowWords;
import dev.atomicity.shadow.TakenVariables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A thread that is in a set of readers notes its next reads in a cell. What is found is the same as if it entered the set each time. */
class ReaderCellsTest {
    private static final int EXECUTIONS = 5000;

    @Test
    void theSameRingsAreFoundWithCellsAndWithout() {
        int rings = 0;
        int notes = 0;
        for (long seed = 0; seed < EXECUTIONS; seed++) {
            SetExecution execution = new SetExecution(seed);
            Run with = new Run(execution, true);
            Run without = new Run(execution, false);
            with.run();
            without.run();
            assertThat(with.found).as("%s", execution).isEqualTo(without.found);
            rings += with.found.size();
            notes += with.notes;
        }
        assertThat(rings).isGreaterThan(100);
        assertThat(notes).isGreaterThan(100);
    }

    /** A third reader makes the set grow; the first one goes on with the cell that it has. */
    @Test
    void whatIsNotedAfterTheSetHasGrownIsMet() {
        SetAlgorithm algorithm = new SetAlgorithm();
        OnlineShadows shadows = new OnlineShadows(algorithm, segment -> 0, slot -> null);
        long[] variable = ShadowWords.create();
        Meeting[] threads = new Meeting[6];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = algorithm.start(place -> new Meeting(id, place));
            threads[i].activations = new Activations(threads[i], null);
            algorithm.begin(threads[i]);
        }
        enter(shadows, threads[1], variable);
        long reference = enter(shadows, threads[0], variable);
        ReaderCell cell = shadows.cellOf(reference, threads[0]);
        for (int i = 2; i < 5; i++) {
            assertThat(enter(shadows, threads[i], variable)).isEqualTo(reference);
        }

        threads[0].segment++;
        long offset = Memory.LONG_ARRAY_BASE;
        assertThat(shadows.alone.readAgain(threads[0], cell, reference, variable, offset, 2))
                .isTrue();

        TakenVariables taken = new TakenVariables(0);
        long reader = shadows.acquire(taken, variable, offset);
        OnlineShadows.release(taken, variable, offset, shadows.write(threads[5], variable, offset, reader, 3));
        assertThat(threads[5].met).isEqualTo(threads[0].segment);
    }

    private static long enter(OnlineShadows shadows, CheckedThread thread, long[] variable) {
        TakenVariables taken = new TakenVariables(0);
        long reader = shadows.acquire(taken, variable, Memory.LONG_ARRAY_BASE);
        long next = shadows.read(thread, variable, Memory.LONG_ARRAY_BASE, reader, 1);
        OnlineShadows.release(taken, variable, Memory.LONG_ARRAY_BASE, next);
        return next;
    }

    /** Remembers the segment of the first thread that it has met. */
    private static final class Meeting extends CheckedThread {
        long met;

        Meeting(int id, Place place) {
            super(id, place);
        }

        @Override
        public void meets(CheckedThread other, long segment, long earlier, long later) {
            if (other.id == 0) {
                met = segment;
            }
        }
    }

    private static final class Run {
        /** Each with its kind, its call, where it was found and the events on the way. */
        final List<String> found = new ArrayList<>();

        /** How many reads were noted in cells. */
        int notes;

        private final SetExecution execution;
        private final boolean hasCells;
        private final SetAlgorithm algorithm = new SetAlgorithm();
        private final OnlineShadows shadows = new OnlineShadows(algorithm, segment -> 0, slot -> null);

        /** One event after the other: nobody ever waits, so one for all threads is enough. */
        private final TakenVariables taken = new TakenVariables(0);

        private final List<AtomicSet> sets = new ArrayList<>();
        private final FedThread[] threads;
        private final long[] variables;
        private int current;

        private final class FedThread extends CheckedThread {
            /** By the reference that the shadow has. */
            final Map<Long, ReaderCell> cells = new HashMap<>();

            FedThread(int id, Place place) {
                super(id, place);
                activations = new Activations(this, new NumberedReceivers(sets));
            }

            @Override
            protected AtomicSet setOf(Object base, long place) {
                long variable = (place - Memory.LONG_ARRAY_BASE) / ShadowWords.BYTES;
                return sets.get((int) variable / SetExecution.VARIABLES_OF_SET);
            }

            @Override
            protected void found(SetRing ring) {
                found.add(current + ": " + ring.kind() + " " + ring.method() + " " + ring.isStale() + " "
                        + ring.witness().dependencies().stream()
                                .map(step -> step.sourceEvent() + ">" + step.sinkEvent())
                                .toList());
            }
        }

        Run(SetExecution execution, boolean hasCells) {
            this.execution = execution;
            this.hasCells = hasCells;
            threads = new FedThread[execution.threads];
            for (int i = 0; i < threads.length; i++) {
                int id = i;
                threads[i] = algorithm.start(place -> new FedThread(id, place));
            }
            for (int i = 0; i < 4; i++) {
                sets.add(new AtomicSet(i));
            }
            variables = new long[sets.size() * SetExecution.VARIABLES_OF_SET * ShadowWords.BYTES / Long.BYTES];
        }

        void run() {
            for (current = 0; current < execution.events.size(); current++) {
                feed(execution.events.get(current));
            }
        }

        private void feed(Event event) {
            FedThread thread = threads[event.thread()];
            int outer = event.calls().size() - 1;
            switch (event.action()) {
                case CALL -> {
                    if (outer == 0) {
                        algorithm.begin(thread);
                    }
                    if (event.call().isLeftOut()) {
                        thread.activations.callLeftOut(
                                outer, event.call().object(), event.call().number(), false);
                    } else {
                        thread.activations.call(
                                outer, event.call().object(), event.call().number());
                    }
                }
                case RETURN -> {
                    thread.activations.returnTo(outer);
                    if (outer == 0) {
                        algorithm.end(thread);
                    }
                }
                case WAIT -> {
                    algorithm.end(thread);
                    algorithm.begin(thread);
                }
                case READ -> {
                    thread.activations.recording();
                    read(thread, Memory.LONG_ARRAY_BASE + (long) event.variable() * ShadowWords.BYTES);
                }
                case WRITE -> {
                    thread.activations.recording();
                    write(thread, Memory.LONG_ARRAY_BASE + (long) event.variable() * ShadowWords.BYTES);
                }
            }
        }

        private void read(FedThread thread, long offset) {
            long known = ShadowWords.readers(variables, offset);
            ReaderCell cell = thread.cells.get(known);
            if (cell != null && shadows.alone.readAgain(thread, cell, known, variables, offset, current)) {
                notes++;
                return;
            }
            long reader = shadows.acquire(taken, variables, offset);
            long next = shadows.read(thread, variables, offset, reader, current);
            if (hasCells && next < 0) {
                thread.cells.put(next, shadows.cellOf(next, thread));
            }
            OnlineShadows.release(taken, variables, offset, next);
        }

        private void write(FedThread thread, long offset) {
            long reader = shadows.acquire(taken, variables, offset);
            OnlineShadows.release(taken, variables, offset, shadows.write(thread, variables, offset, reader, current));
        }
    }
}
