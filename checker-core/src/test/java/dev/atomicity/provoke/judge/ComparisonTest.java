package dev.atomicity.provoke.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A number that is only compared need not be the same in a serial order, if the answer is settled. */
class ComparisonTest {
    @Test
    void anAnswerIsSettledIfNoFurtherChangeCanTurnIt() {
        Comparison isFive = new Comparison(true, 5);
        assertThat(isFive.isSettled(6, 7)).isTrue();
        assertThat(isFive.isSettled(4, 3)).isTrue();
        Comparison isLessThanFive = new Comparison(false, 5);
        assertThat(isLessThanFive.isSettled(5, 6)).isTrue();
        assertThat(isLessThanFive.isSettled(4, 0)).isTrue();
    }

    @Test
    void anAnswerIsNotSettledIfTheChangeGoesTowardsThePivot() {
        Comparison isFive = new Comparison(true, 5);
        assertThat(isFive.isSettled(3, 4)).isFalse();
        assertThat(isFive.isSettled(10, 9)).isFalse();
        assertThat(isFive.isSettled(5, 6)).isFalse();
        assertThat(isFive.isSettled(5, 4)).isFalse();
        Comparison isLessThanFive = new Comparison(false, 5);
        assertThat(isLessThanFive.isSettled(0, 1)).isFalse();
        assertThat(isLessThanFive.isSettled(10, 9)).isFalse();
    }

    @Test
    void onlyNumbersOfOneKindAreCompared() {
        assertThat(new Comparison(true, 5).isSettled(6L, 7L)).isFalse();
        assertThat(new Comparison(true, 5).isSettled(6, Samples.UNKNOWN)).isFalse();
    }

    /** One looks whether there is room, another one makes room and sees nothing new, then the first one acts. */
    @Test
    void whoDecidesTheSameInSomeOrderWasNotHarmed() {
        assertThat(judge(new Comparison(true, 2))).isEqualTo(Judgement.HARMLESS);
        assertThat(judge(new Comparison(true, 9))).isEqualTo(Judgement.HARMFUL);
        assertThat(judge(null)).isEqualTo(Judgement.HARMFUL);
    }

    /** @param comparison what is done with the first look */
    private static Judgement judge(Comparison comparison) {
        List<Action> actions = List.of(
                new ModelledCall(1, 1, 0, read(3), comparison),
                new ModelledCall(2, 2, 0, write(4), null),
                new ModelledCall(2, 2, 1, read(0), null),
                new ModelledCall(1, 1, 1, write(1), null));
        return new SerialOrders(actions, state(3, 0), state(4, 1)).judge();
    }

    private static OperationCall read(int value) {
        return new OperationCall("get", List.of(), value, true, Samples.UNKNOWN);
    }

    private static OperationCall write(int value) {
        return new OperationCall("set", List.of(value), Samples.UNKNOWN, false, Samples.UNKNOWN);
    }

    private static State state(int first, int second) {
        State state = new State();
        state.setObject(0, new AtomicModel(first));
        state.setObject(1, new AtomicModel(second));
        return state;
    }
}
