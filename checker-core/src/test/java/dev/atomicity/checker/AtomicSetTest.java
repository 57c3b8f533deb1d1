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
        final Set<String> unions = new HashSet<>();
        final Map<Integer, Integer> firstRings = new HashMap<>();
        private final SetExecution execution;
        private final SetAlgorithm algorithm = new SetAlgorithm();
        private final VariableShadows shadows = new VariableShadows(algorithm);
        private final List<AtomicSet> sets = new ArrayList<>();
        private final FedThread[] threads;
        private int current;

        /** The events that were in vain. */
        final Set<Integer> inVain = new HashSet<>();

        private final List<Found> rings = new ArrayList<>();

        private record Found(SetRing ring, int event) {}

        private final class FedThread extends CheckedThread {
            FedThread(int id, Place place) {
                super(id, place);
                activations = new Activations(this, new NumberedReceivers(sets));
            }

            @Override
            protected AtomicSet setOf(Object base, long place) {
                return sets.get((int) (place - 1) / SetExecution.VARIABLES_OF_SET);
            }

            @Override
            protected void found(SetRing ring) {
                rings.add(new Found(ring, current));
            }
        }

        private void take(SetRing ring, int current) {
            Event sink = execution.events.get(current);
            boolean isUnit = ring.kind() == SetRing.Kind.INTERRUPTED_UNIT;
            Call call = sink.calls().stream()
                    .filter(open -> open.number() == ring.method())
                    .findFirst()
                    .orElseThrow();
            if (ring.kind() == SetRing.Kind.CYCLE_ON_UNION) {
                return;
            }
            if (ring.kind() == SetRing.Kind.INTERRUPTED_UNION) {
                unions.add(UnionOracle.describe(call, sink));
                return;
            }
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

        /** @param rounds of these the first event and the last one */
        Feed(SetExecution execution, Map<Integer, Integer> rounds) {
            this.execution = execution;
            for (int i = 0; i < SETS; i++) {
                sets.add(new AtomicSet(this));
            }
            threads = new FedThread[execution.threads];
            for (int i = 0; i < threads.length; i++) {
                int id = i;
                threads[i] = algorithm.start(place -> new FedThread(id, place));
            }
            Map<Integer, Long> starts = new HashMap<>();
            for (current = 0; current < execution.events.size(); current++) {
                Event event = execution.events.get(current);
                FedThread thread = threads[event.thread()];
                if (rounds.containsKey(current)) {
                    starts.put(current, thread.activations.beginAttempt());
                }
                feed(event, thread);
                rounds.forEach((first, last) -> {
                    if (last == current && thread.activations.abandonAttempt(starts.get(first))) {
                        for (int i = first; i <= last; i++) {
                            if (execution.events.get(i).thread() == event.thread()) {
                                inVain.add(i);
                            }
                        }
                    }
                });
            }
            rings.stream()
                    .filter(found -> !found.ring.witness().isVoid())
                    .forEach(found -> take(found.ring, found.event));
        }

        /** As an operation that is several accesses is recorded: others wait for its variables meanwhile, so it must come to an end. */
        private void readUntilNothingIsNew(Event event, FedThread thread) {
            long segment;
            int times = 0;
            do {
                assertThat(++times)
                        .as("reads of event %s in\n%s", current, execution)
                        .isLessThan(5);
                segment = thread.segment;
                shadows.read(thread, event.variable(), current);
            } while (segment != thread.segment);
        }

        private void feed(Event event, FedThread thread) {
            switch (event.action()) {
                case READ -> {
                    thread.activations.recording();
                    readUntilNothingIsNew(event, thread);
                }
                case WRITE -> {
                    thread.activations.recording();
                    shadows.write(thread, event.variable(), current);
                }
                case CALL -> {
                    if (event.calls().size() == 1) {
                        algorithm.begin(thread);
                    }
                    int outer = event.calls().size() - 1;
                    Call call = event.call();
                    if (call.isLeftOut()) {
                        thread.activations.callLeftOut(outer, call.object(), call.number(), false);
                    } else {
                        thread.activations.call(outer, call.object(), call.number());
                    }
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
        check(false);
    }

    @Test
    void readsInVainAreAsIfTheyHadNotHappened() {
        assertThat(check(true)).isGreaterThan(EXECUTIONS / 2);
    }

    /** Returns how many reads were in vain. */
    private static int check(boolean withRounds) {
        int inVain = 0;
        int violations = 0;
        int cycles = 0;
        int unions = 0;
        for (long seed = 0; seed < EXECUTIONS; seed++) {
            SetExecution execution = new SetExecution(seed);
            Map<Integer, Integer> rounds = withRounds ? execution.rounds() : Map.of();
            Feed feed = new Feed(execution, rounds);
            inVain += feed.inVain.size();
            List<Event> counting = counting(execution.events, feed.inVain);
            Set<Integer> forgotten = new HashSet<>(feed.inVain);
            feed.inVain.forEach(read -> forgotten.addAll(replacedBy(read, execution.events)));
            SetOracle oracle = SetOracle.of(counting(execution.events, forgotten), true);
            SetOracle generous = withRounds ? SetOracle.ofAllConflicts(counting) : SetOracle.of(counting, false);
            String description = "seed " + seed + ", rounds " + rounds + ", in vain " + feed.inVain + "\n" + execution;
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
            assertThat(UnionOracle.of(counting)).as(description).containsAll(feed.unions);
            violations += feed.found.size();
            unions += feed.unions.size();
            cycles += feed.cycles.size();
        }
        assertThat(violations).isGreaterThan(EXECUTIONS / 10);
        assertThat(cycles).isGreaterThan(EXECUTIONS / 100);
        assertThat(unions).isGreaterThan(EXECUTIONS / 50);
        return inVain;
    }

    /** The shadow keeps one read of a thread. That of an earlier transaction is forgotten if a later one turns out to be in vain. */
    private static Set<Integer> replacedBy(int read, List<Event> events) {
        Event later = events.get(read);
        Set<Integer> replaced = new HashSet<>();
        for (int i = read - 1; i >= 0 && later.isAccess(); i--) {
            Event earlier = events.get(i);
            if (earlier.isAccess() && earlier.variable() == later.variable()) {
                if (earlier.action() == SetExecution.Action.WRITE) {
                    break;
                }
                if (earlier.thread() == later.thread() && earlier.transaction() != later.transaction()) {
                    replaced.add(i);
                }
            }
        }
        return replaced;
    }

    /** Without the accesses that were in vain. */
    private static List<Event> counting(List<Event> events, Set<Integer> inVain) {
        List<Event> counting = new ArrayList<>(events);
        for (int index : inVain) {
            Event event = events.get(index);
            counting.set(
                    index,
                    event.isAccess()
                            ? new Event(
                                    event.thread(),
                                    SetExecution.Action.WAIT,
                                    0,
                                    null,
                                    event.calls(),
                                    event.transaction())
                            : event);
        }
        return counting;
    }
}
