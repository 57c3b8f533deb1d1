package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.checker.SetExecution.Call;
import dev.atomicity.checker.SetExecution.Event;
import dev.atomicity.shadow.VariableShadows;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AtomicSetTest {
    private static final int EXECUTIONS = Integer.getInteger("atomicity.sets.count", 20_000);

    private static final int SETS = 4;

    /** Feeds the checker with an execution, as the hooks do: the event of a dependency is its index. */
    private static final class Feed {
        final Set<String> found = new HashSet<>();
        final Set<String> units = new HashSet<>();
        final Set<String> cycles = new HashSet<>();
        final Map<Integer, Integer> firstRings = new HashMap<>();
        private final SetExecution execution;
        private final SetAlgorithm algorithm = new SetAlgorithm();
        private final VariableShadows shadows = new VariableShadows(algorithm);
        private final List<AtomicSet> sets = new ArrayList<>();
        private final FedThread[] threads;
        private int current;

        private final class FedThread extends CheckedThread {
            FedThread(int id, Place place) {
                super(id, place);
                activations = new Activations(this, (set, receiver, method) -> sets.indexOf(set) == (int) receiver);
            }

            @Override
            protected AtomicSet setOf(Object base, long place) {
                return sets.get((int) (place - 1) / SetExecution.VARIABLES_OF_SET);
            }

            @Override
            protected void found(SetRing ring) {
                Event sink = execution.events.get(current);
                boolean isUnit = ring.kind() == SetRing.Kind.INTERRUPTED_UNIT;
                Call call = sink.calls().stream()
                        .filter(open -> open.number() == ring.method())
                        .findFirst()
                        .orElseThrow();
                if (ring.kind() == SetRing.Kind.CYCLE) {
                    cycles.add(current + " on " + sink.set());
                } else {
                    found.add(SetOracle.describe(isUnit, call, sink));
                    units.add(isUnit ? SetOracle.unitAround(call, sink) : SetOracle.describe(false, call, sink));
                }
                if (ring.kind() != SetRing.Kind.ACROSS_CALLS) {
                    firstRings.putIfAbsent(sink.set(), current);
                }
            }
        }

        Feed(SetExecution execution) {
            this.execution = execution;
            for (int i = 0; i < SETS; i++) {
                sets.add(new AtomicSet(this));
            }
            threads = new FedThread[execution.threads];
            for (int i = 0; i < threads.length; i++) {
                int id = i;
                threads[i] = algorithm.start(place -> new FedThread(id, place));
            }
            for (current = 0; current < execution.events.size(); current++) {
                feed(
                        execution.events.get(current),
                        threads[execution.events.get(current).thread()]);
            }
        }

        private void feed(Event event, FedThread thread) {
            switch (event.action()) {
                case READ -> {
                    thread.activations.recording();
                    shadows.read(thread, event.variable(), current);
                }
                case WRITE -> {
                    thread.activations.recording();
                    shadows.write(thread, event.variable(), current);
                }
                case CALL -> {
                    if (event.calls().size() == 1) {
                        algorithm.begin(thread);
                    }
                    thread.activations.call(
                            event.calls().size() - 1,
                            event.call().object(),
                            event.call().number());
                }
                case RETURN -> {
                    thread.activations.returnTo(event.calls().size() - 1);
                    if (event.calls().size() == 1) {
                        algorithm.end(thread);
                    }
                }
                case WAIT -> {
                    algorithm.end(thread);
                    algorithm.begin(thread);
                }
            }
        }
    }

    @Test
    void findsWhatTheDefinitionSays() {
        int violations = 0;
        int cycles = 0;
        for (long seed = 0; seed < EXECUTIONS; seed++) {
            SetExecution execution = new SetExecution(seed);
            SetOracle oracle = SetOracle.of(execution.events, true);
            SetOracle generous = SetOracle.of(execution.events, false);
            Feed feed = new Feed(execution);
            String description = "seed " + seed + "\n" + execution;
            assertThat(feed.units).as(description).containsAll(oracle.units);
            assertThat(generous.found).as(description).containsAll(feed.found);
            for (int set = 0; set < SETS; set++) {
                assertThat(feed.firstRings.getOrDefault(set, Integer.MAX_VALUE))
                        .as(description)
                        .isBetween(
                                generous.firstRings.getOrDefault(set, Integer.MAX_VALUE),
                                oracle.firstRings.getOrDefault(set, Integer.MAX_VALUE));
            }
            assertThat(generous.rings).as(description).containsAll(feed.cycles);
            violations += feed.found.size();
            cycles += feed.cycles.size();
        }
        assertThat(violations).isGreaterThan(EXECUTIONS / 10);
        assertThat(cycles).isGreaterThan(EXECUTIONS / 100);
    }
}
