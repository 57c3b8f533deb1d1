package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A call is left exactly when it is over, and with it all that were made in it. */
class EnteredCallsTest {
    private final EnteredCalls calls = new EnteredCalls();
    private final Gated gated = new Gated();

    private static final class Gated implements SharedObject {
        private CallGate gate = new CallGate(true);

        @Override
        public CallGate gate() {
            return gate;
        }

        @Override
        public CallGate gateInsteadOf(CallGate other) {
            gate = other.another();
            return gate;
        }

        @Override
        public void dropUse(ExclusiveUse use) {}
    }

    @Test
    void callsAreLeftFromTheInnermostOn() {
        calls.enter().setSubject("outer", false, 1);
        calls.enter().setSubject("inner", false, 2);
        assertThat(calls.innermost().collection()).isEqualTo("inner");
        calls.leaveTo(1);
        assertThat(calls.innermost().collection()).isEqualTo("outer");
        calls.leaveTo(0);
        assertThat(calls.innermost()).isNull();
    }

    @Test
    void aGateIsFreeAgainWhenTheCallIsOver() {
        calls.enter();
        calls.passGate(gated, true, null, false);
        calls.leaveTo(0);
        EnteredCalls other = new EnteredCalls();
        other.enter();
        other.passGate(gated, true, null, false);
        assertThat(other.isLeftBehind()).isFalse();
    }

    @Test
    void aThreadPassesAGateOnce() {
        calls.enter();
        calls.passGate(gated, true, null, true);
        calls.enter();
        calls.passGate(gated, true, null, false); // would wait for itself
        assertThat(calls.isLeftBehind()).isFalse();
    }

    @Test
    void aCallDuringWhichAHookFailedIsNotRecorded() {
        calls.enter().setSubject("list", false, 1);
        calls.giveUp();
        assertThat(calls.isLeftBehind()).isTrue();
        assertThat(calls.innermost().collection()).isNull();
        calls.leaveTo(0);
        calls.enter();
        assertThat(calls.isLeftBehind()).as("the next one is").isFalse();
    }
}
