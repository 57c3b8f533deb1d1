package dev.atomicity.provoke.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JudgementTest {
    private static ValuedAccess read(int transaction, long variable, Object value) {
        return new ValuedAccess(transaction, transaction, variable, false, value);
    }

    private static ValuedAccess write(int transaction, long variable, Object value) {
        return new ValuedAccess(transaction, transaction, variable, true, value);
    }

    private static Judgement judge(Map<Long, Object> initial, Map<Long, Object> last, ValuedAccess... accesses) {
        return new SerialOrders(List.of(accesses), State.of(initial), State.of(last)).judge();
    }

    @Test
    void aLostUpdateIsHarmful() {
        assertThat(judge(
                        Map.of(1L, 20),
                        Map.of(1L, 15),
                        read(1, 1, 20),
                        read(2, 1, 20),
                        write(2, 1, 10),
                        write(1, 1, 15)))
                .isEqualTo(Judgement.HARMFUL);
    }

    @Test
    void theSameValueWrittenTwiceIsHarmless() {
        assertThat(judge(Map.of(1L, "no"), Map.of(1L, "yes"), read(1, 1, "no"), write(2, 1, "yes"), write(1, 1, "yes")))
                .isEqualTo(Judgement.HARMLESS);
    }

    /** Two threads find null, and both write a result. */
    private static Judgement ofWorkDoneTwice(Object one, Object other, Action... more) {
        List<Action> actions = new ArrayList<>(
                List.of(read(1, 1, Samples.NULL), read(2, 1, Samples.NULL), write(2, 1, other), write(1, 1, one)));
        actions.addAll(List.of(more));
        return new SerialOrders(
                        RepeatableWork.in(actions),
                        State.of(Map.of(1L, Samples.NULL, 2L, 0)),
                        State.of(Map.of(1L, one, 2L, 1)))
                .judge();
    }

    @Test
    void workThatIsDoneTwiceIsHarmlessIfTheResultIsTheSame() {
        assertThat(ofWorkDoneTwice("made", "made", write(3, 2, 1))).isEqualTo(Judgement.HARMLESS);
        assertThat(ofWorkDoneTwice("one", "other", write(3, 2, 1))).isEqualTo(Judgement.HARMFUL);
        assertThat(ofWorkDoneTwice("made", "made", write(1, 2, 1)))
                .as("one of them does something else as well")
                .isEqualTo(Judgement.HARMLESS);
        assertThat(ofWorkDoneTwice("made", "made", write(1, 2, 1), write(2, 2, 1)))
                .as("both do")
                .isEqualTo(Judgement.HARMFUL);
    }

    @Test
    void aReadOfTwoStatesIsHarmful() {
        assertThat(judge(
                        Map.of(1L, 1, 2L, 1),
                        Map.of(1L, 2, 2L, 2),
                        read(1, 1, 1),
                        write(2, 1, 2),
                        write(2, 2, 2),
                        read(1, 2, 2)))
                .isEqualTo(Judgement.HARMFUL);
    }

    @Test
    void whatIsNotKnownProvesNothing() {
        assertThat(judge(Map.of(), Map.of(), read(1, 1, null), write(2, 1, null), write(1, 1, null)))
                .isEqualTo(Judgement.UNPROVEN);
    }

    @Test
    void butTheKnownVariablesAloneMayShowHarm() {
        assertThat(judge(
                        Map.of(1L, 20),
                        Map.of(1L, 15),
                        read(1, 7, null),
                        read(1, 1, 20),
                        read(2, 1, 20),
                        write(2, 1, 10),
                        write(2, 7, null),
                        write(1, 1, 15)))
                .isEqualTo(Judgement.HARMFUL);
    }

    @Test
    void conditionsAgreeWithTheExhaustiveCheckWhereverTheySpeak() {
        Random random = new Random(7);
        int harmful = 0;
        for (int round = 0; round < 200_000; round++) {
            Execution execution = new Execution(random);
            if (new ThreeAccesses(execution.trace, execution.initial).showHarm()) {
                harmful++;
                assertThat(execution.judge())
                        .as(() -> execution.initial + " " + execution.trace + " " + execution.last)
                        .isEqualTo(Judgement.HARMFUL);
            }
        }
        assertThat(harmful).isGreaterThan(10_000);
    }

    @Test
    void aKeyAnElementAndAnAtomicAreJudgedAsAField() {
        Random random = new Random(11);
        for (int round = 0; round < 20_000; round++) {
            Execution execution = new Execution(random);
            Judgement judgement = execution.judge();
            for (ObjectKind kind : ObjectKind.values()) {
                assertThat(kind.judge(execution))
                        .as(() -> kind + " " + execution.initial + " " + execution.trace + " " + execution.last)
                        .isEqualTo(judgement);
            }
        }
    }

    /** How the variables of an execution are kept. */
    private enum ObjectKind {
        MAP("get", "put"),
        LIST("get(int)", "set(int)"),
        ATOMIC_ARRAY("get(int)", "set(int)");

        private final String reads;
        private final String writes;

        ObjectKind(String reads, String writes) {
            this.reads = reads;
            this.writes = writes;
        }

        Judgement judge(Execution execution) {
            List<Action> actions = new ArrayList<>();
            for (ValuedAccess access : execution.trace) {
                Object variable = (int) access.variable();
                OperationCall call = access.writes()
                        ? new OperationCall(
                                writes, List.of(variable, access.value()), Samples.UNKNOWN, false, Samples.UNKNOWN)
                        : new OperationCall(reads, List.of(variable), access.value(), true, Samples.UNKNOWN);
                actions.add(new ModelledCall(access.thread(), access.transaction(), 0, call, null));
            }
            return new SerialOrders(actions, state(execution.initial), state(execution.last)).judge();
        }

        private State state(Map<Long, Object> values) {
            List<Object> elements = new ArrayList<>();
            Map<Object, Object> entries = new HashMap<>();
            List<ObjectModel> atomics = new ArrayList<>();
            for (long variable = 0; variable < values.size(); variable++) {
                elements.add(values.get(variable));
                entries.put((int) variable, values.get(variable));
                atomics.add(new AtomicModel(values.get(variable)));
            }
            State state = new State();
            state.setObject(
                    0,
                    switch (this) {
                        case MAP -> new MapModel(entries);
                        case LIST -> new SequenceModel(elements, Integer.MAX_VALUE, false);
                        case ATOMIC_ARRAY -> new AtomicArrayModel(atomics);
                    });
            return state;
        }
    }

    /** Two threads with up to two transactions each, on one or two variables, in a random order. */
    private static final class Execution {
        final List<ValuedAccess> trace = new ArrayList<>();
        final Map<Long, Object> initial = new HashMap<>();
        final Map<Long, Object> last = new HashMap<>();

        Judgement judge() {
            return new SerialOrders(trace, State.of(initial), State.of(last)).judge();
        }

        Execution(Random random) {
            int variables = 1 + random.nextInt(2);
            for (long variable = 0; variable < variables; variable++) {
                initial.put(variable, random.nextInt(4));
            }
            last.putAll(initial);
            int[] transaction = {1, 2};
            int length = 3 + random.nextInt(5);
            for (int i = 0; i < length; i++) {
                int thread = random.nextInt(2);
                if (random.nextInt(5) == 0) {
                    transaction[thread] += 2;
                }
                long variable = random.nextInt(variables);
                boolean writes = random.nextBoolean();
                if (writes) {
                    last.put(variable, random.nextInt(4));
                }
                trace.add(new ValuedAccess(thread, transaction[thread], variable, writes, last.get(variable)));
            }
        }
    }
}
