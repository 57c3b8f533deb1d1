package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A call enters a gate, or finds that an outer call of its thread is inside already. */
class GatePassageTest {
    private final CallGate gate = new CallGate(false);
    private final GatePassage outer = new GatePassage();
    private final GatePassage inner = new GatePassage();

    private void enter() {
        assertThat(gate.enter(true, null, false, false)).isEqualTo(CallGate.Entry.INSIDE);
        outer.enter(gate, true);
    }

    @Test
    void theCallThatHasEnteredLeavesTheGate() {
        enter();
        assertThat(outer.hasEntered(gate)).isTrue();
        assertThat(outer.isAlone()).isTrue();

        outer.leave();

        assertThat(outer.isInside()).isFalse();
        assertThat(gate.enter(true, null, false, false)).as("the next call").isEqualTo(CallGate.Entry.INSIDE);
    }

    @Test
    void aCallInsideIsInTheGateButDoesNotLeaveIt() {
        enter();
        inner.borrow(gate, false);
        assertThat(inner.isInside()).isTrue();
        assertThat(inner.hasEntered(gate)).isFalse();

        inner.leave();

        assertThat(inner.isInside()).isFalse();
        assertThat(outer.isInside()).isTrue();
    }

    @Test
    void theOrderOfADisturbedCallIsNotKnown() {
        assertThat(inner.isLeftBehind()).as("without a gate").isFalse();

        inner.borrow(gate, true);
        assertThat(inner.isLeftBehind()).isTrue();

        inner.borrow(gate, false);
        assertThat(inner.isLeftBehind()).isFalse();
    }
}
