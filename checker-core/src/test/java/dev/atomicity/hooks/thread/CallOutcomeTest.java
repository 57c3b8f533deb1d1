package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.places.VariableKey;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ShadowWords;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CallOutcomeTest {
    private static final int SITE = 7;
    private static final long STATE = 3;

    private final CheckedThreads threads = new CheckedThreads();
    private final ThreadState thread = threads.first;
    private final CallOutcome outcome = thread.outcome;
    private final RecordedAtomic atomic = new RecordedAtomic();

    /** An atomic that remembers which reads were recorded. */
    private static final class RecordedAtomic implements AtomicVariable {
        final List<String> reads = new ArrayList<>();

        @Override
        public long number() {
            return 1;
        }

        @Override
        public int index() {
            return VariableKey.WHOLE;
        }

        @Override
        public void readAllIfUnchanged(long state, OnlineShadows shadows, ThreadState thread, int site) {
            reads.add("state " + state + " at " + site);
        }
    }

    @Test
    void aFailureIsTakenOnce() {
        outcome.setFailed(true);
        outcome.ignoreFailure();
        assertThat(outcome.isIgnored()).isTrue();
        assertThat(outcome.takeFailed()).isTrue();
        assertThat(outcome.takeFailed()).isFalse();

        outcome.setFailed(true);
        assertThat(outcome.isIgnored())
                .as("the next call has a caller of its own")
                .isFalse();
    }

    // ---------------------------------------------------------------- failed attempts

    @Test
    void aFailedAttemptIsARecordedReadIfSomethingFollowsThatMayDependOnIt() {
        outcome.failAttempt(atomic, STATE, SITE, thread);
        outcome.recordAttempt(threads.shadows, thread);

        assertThat(atomic.reads).containsExactly("state 3 at 7");
        assertThat(outcome.hasFailedAttempt()).isFalse();
    }

    @Test
    void anotherAttemptOnTheSameAtomicDropsTheFailedOne() {
        outcome.failAttempt(atomic, STATE, SITE, thread);
        outcome.dropAttemptOn(new RecordedAtomic(), thread);
        assertThat(outcome.hasFailedAttempt()).as("another atomic").isTrue();

        outcome.dropAttemptOn(atomic, thread);
        assertThat(outcome.hasFailedAttempt()).isFalse();
        assertThat(atomic.reads).isEmpty();
    }

    @Test
    void theFastPathIsClosedWhileAnAttemptIsOpen() {
        thread.allowPlainStores();
        assertThat(thread.plainStores).isTrue();
        long segment = thread.segment;

        outcome.failAttempt(atomic, STATE, SITE, thread);
        assertThat(thread.plainStores).isFalse();
        assertThat(thread.segment).as("the next access is not a known one").isEqualTo(segment + 1);

        outcome.dropAttempt(thread);
        assertThat(thread.plainStores).isTrue();
    }

    // ---------------------------------------------------------------- optimistic reads

    @Test
    void readsWithAStampAreRecordedWhenItIsValid() {
        long[] words = ShadowWords.create();
        assertThat(outcome.defers(words, Memory.LONG_ARRAY_BASE, SITE))
                .as("without a stamp")
                .isFalse();

        outcome.beginOptimistic(true, thread);
        assertThat(outcome.isDeferring()).isTrue();
        assertThat(outcome.defers(words, Memory.LONG_ARRAY_BASE, SITE)).isTrue();

        OptimisticReads reads = outcome.endOptimistic(true, thread);
        assertThat(reads.count()).isEqualTo(1);
        assertThat(reads.base(0)).isSameAs(words);
        assertThat(reads.site(0)).isEqualTo(SITE);
        assertThat(outcome.endOptimistic(true, thread)).as("a second time").isNull();
    }

    @Test
    void readsWithAStampThatIsNotValidAreForgotten() {
        outcome.beginOptimistic(true, thread);
        outcome.defers(ShadowWords.create(), Memory.LONG_ARRAY_BASE, SITE);

        assertThat(outcome.endOptimistic(false, thread)).isNull();
        assertThat(outcome.isDeferring()).isFalse();
    }

    @Test
    void readsWithoutValidationCountIfTheStampWasValidAtFirst() {
        outcome.beginOptimistic(true, thread);
        assertThat(outcome.endOptimistic(thread)).isNotNull();

        outcome.beginOptimistic(false, thread);
        assertThat(outcome.endOptimistic(thread)).isNull();
    }

    @Test
    void aFailedHookForgetsWhatWasToBeRecordedLater() {
        outcome.setFailed(true);
        outcome.failAttempt(atomic, STATE, SITE, thread);
        outcome.beginOptimistic(true, thread);

        outcome.giveUp();

        assertThat(outcome.takeFailed()).isFalse();
        assertThat(outcome.hasFailedAttempt()).isFalse();
        assertThat(outcome.isDeferring()).isFalse();
    }
}
