package dev.atomicity.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.checker.CheckedThread;
import dev.atomicity.checker.Davida;
import dev.atomicity.checker.Findings;
import dev.atomicity.checker.Witness;
import dev.atomicity.oracle.Event;
import dev.atomicity.oracle.Oracle;
import dev.atomicity.oracle.Trace;
import dev.atomicity.random.SeededTraces;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random traces through the shadows of a running program, one event after the other, as the hooks would: what is found
 * to be cut is what the definitions say.
 */
class OnlineShadowsTest {
    private static final int TRACES = 4000;

    /** Which ways an access may take: all lead to the same. */
    private enum Ways {
        /** The whole one, always. */
        SLOW,
        /** Nothing is done for an access that is recorded already. */
        FAST_AND_SLOW,
        /** And the short way where no other thread interferes. */
        ALL,
        /** Reads are announced where the thread has a cell in the reader set, as those of volatile fields are. */
        ANNOUNCED
    }

    @ParameterizedTest
    @EnumSource
    void whatIsCutIsWhatTheDefinitionsSay(Ways ways) {
        agree(ways, TRACES, SeededTraces::trace);
    }

    @ParameterizedTest
    @EnumSource
    void threadsComeAndGo(Ways ways) {
        agree(ways, TRACES / 4, SeededTraces::relayTrace);
    }

    private static void agree(Ways ways, int traces, LongFunction<Trace> maker) {
        LongStream.range(0, traces).mapToObj(maker).forEach(trace -> {
            Set<String> cut = new Run(trace, ways).cut();
            assertThat(cut)
                    .as("%s", trace)
                    .containsExactlyElementsOf(new TreeSet<>(new Oracle(trace, false).violations()));
        });
    }

    private static final class Run {
        private final Set<String> cut = new TreeSet<>();
        private final Davida davida = new Davida(new Findings() {
            @Override
            public void violation(CheckedThread thread, Witness witness) {
                cut.add(trace.threadName(thread.id) + "#" + thread.transaction());
            }

            @Override
            public void cycle(CheckedThread thread, Witness witness) {
                // It cuts nobody.
            }
        });
        /** One event after the other: nobody ever waits, so one for all threads is enough. */
        private final TakenVariables taken = new TakenVariables(0);

        private final OnlineShadows shadows = new OnlineShadows(davida, segment -> 0, slot -> null);
        private final Trace trace;
        private final Ways ways;
        private final CheckedThread[] threads;
        private final int[] depths;
        private final long[] forks;
        private final Set<Integer> joined = new TreeSet<>();
        private final long[] variables;
        private final Map<CheckedThread, Map<Long, ReaderCell>> cells = new HashMap<>();

        Run(Trace trace, Ways ways) {
            this.trace = trace;
            this.ways = ways;
            this.threads = new CheckedThread[trace.threads()];
            this.depths = new int[trace.threads()];
            this.forks = new long[trace.threads()];
            this.variables = new long[trace.events().size() * ShadowWords.BYTES / Long.BYTES];
        }

        Set<String> cut() {
            trace.events().forEach(this::play);
            return cut;
        }

        private void play(Event event) {
            switch (event.kind()) {
                case READ -> read(active(event.thread()), event.target());
                case WRITE -> write(active(event.thread()), event.target());
                case ACQUIRE, RELEASE -> active(event.thread());
                case FORK -> forks[event.target()] = active(event.thread()).segment;
                case JOIN -> join(active(event.thread()), event.target());
                case BEGIN -> begin(event.thread());
                case END -> {
                    if (--depths[event.thread()] == 0) {
                        davida.end(threads[event.thread()]);
                    }
                }
            }
        }

        private CheckedThread active(int number) {
            if (threads[number] == null) {
                threads[number] = davida.start(number);
                followFork(number);
            }
            return threads[number];
        }

        private void begin(int number) {
            boolean isNew = threads[number] == null;
            if (isNew) {
                threads[number] = davida.start(number);
            }
            if (depths[number]++ == 0) {
                davida.begin(threads[number]);
            }
            if (isNew) {
                followFork(number);
            }
        }

        private void followFork(int number) {
            if (forks[number] != 0) {
                davida.dependency(forks[number], 0, 1, threads[number], 1);
            }
        }

        private void join(CheckedThread sink, int number) {
            if (threads[number] != null) {
                davida.dependency(threads[number].segment, 0, 1, sink, 1);
                if (joined.add(number)) {
                    davida.finish(threads[number]);
                }
            }
        }

        private void read(CheckedThread thread, int variable) {
            int word = 3 * variable;
            long offset = Memory.LONG_ARRAY_BASE + (long) variable * ShadowWords.BYTES;
            boolean isKnown = variables[word] == thread.segment || variables[word + 1] == thread.segment;
            if ((ways != Ways.SLOW && ways != Ways.ANNOUNCED && isKnown)
                    || (ways == Ways.ALL && shadows.alone.read(thread, taken, variables, offset, 1))) {
                return;
            }
            if (ways == Ways.ANNOUNCED) {
                readVolatile(thread, offset);
                return;
            }
            long reader = shadows.acquire(taken, variables, offset);
            OnlineShadows.release(taken, variables, offset, shadows.read(thread, variables, offset, reader, 1));
        }

        private void readVolatile(CheckedThread thread, long offset) {
            Map<Long, ReaderCell> own = cells.computeIfAbsent(thread, key -> new HashMap<>());
            long reference = ShadowWords.readers(variables, offset);
            ReaderCell cell = reference < 0 ? own.get(reference) : null;
            if (cell != null && shadows.alone.announce(thread, cell, reference, variables, offset, 1)) {
                cell.confirm();
                return;
            }
            long reader = shadows.acquire(taken, variables, offset);
            long next = shadows.readVolatile(thread, variables, offset, reader, 1);
            if (next < 0) {
                own.put(next, shadows.cellOf(next, thread));
            }
            OnlineShadows.release(taken, variables, offset, next);
        }

        private void write(CheckedThread thread, int variable) {
            int word = 3 * variable;
            long offset = Memory.LONG_ARRAY_BASE + (long) variable * ShadowWords.BYTES;
            boolean isKnown = variables[word] == thread.segment && variables[word + 1] == 0;
            if ((ways != Ways.SLOW && isKnown)
                    || (ways == Ways.ALL && shadows.alone.write(thread, taken, variables, offset, 1))) {
                return;
            }
            long reader = shadows.acquire(taken, variables, offset);
            OnlineShadows.release(taken, variables, offset, shadows.write(thread, variables, offset, reader, 1));
        }
    }
}
