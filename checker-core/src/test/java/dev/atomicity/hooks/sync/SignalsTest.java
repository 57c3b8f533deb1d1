package dev.atomicity.hooks.sync;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.CheckedThreads.Operation;
import org.junit.jupiter.api.Test;

/** Who waits follows who has signalled; signals do not follow each other. */
class SignalsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final Signals signals = new Signals(true);
    private final Operation signal = thread -> signals.signal(threads.shadows, thread, 0, 1);
    private final Operation waits = thread -> signals.waited(threads.shadows, thread, 0, 2);

    @Test
    void signalsDoNotFollowEachOther() {
        assertThat(threads.conflict(signal, signal)).isFalse();
    }

    @Test
    void whoWaitsFollowsAllWhoHaveSignalled() {
        Operation waitsAndSignals = thread -> {
            waits.by(thread);
            signal.by(thread);
        };
        assertThat(threads.isInterrupted(signal, waitsAndSignals, waits)).isTrue();
    }

    @Test
    void nobodyFollowsItself() {
        signal.by(threads.first);
        long before = threads.first.segment;
        waits.by(threads.first);
        assertThat(threads.first.segment).isEqualTo(before);
    }

    @Test
    void thePartiesOfABarrierBeginANewGenerationTogether() {
        assertThat(signals.arrive(2)).isZero();
        assertThat(signals.arrive(2)).isZero();
        assertThat(signals.arrive(2)).isEqualTo(1);
        signals.startAgain(2);
        assertThat(signals.arrive(2)).as("the one who had arrived has given up").isEqualTo(2);
    }
}
