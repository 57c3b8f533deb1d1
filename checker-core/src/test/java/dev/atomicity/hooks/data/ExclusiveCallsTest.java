package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.ExclusiveUse;
import dev.atomicity.hooks.thread.ThreadState;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** A call that needs its object for itself is interrupted exactly if another thread makes such a call in the middle of it. */
class ExclusiveCallsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final ArrayList<String> list = new ArrayList<>();
    private final ExclusiveCalls calls = new CollectionShadow("ArrayList", true).exclusiveCalls();

    /** The first call, as far as it has come. */
    private ExclusiveUse first;

    private void begin(ThreadState thread) {
        first = calls.beginChange(list, threads.shadows, thread, 1);
    }

    private void whole(boolean changes, ThreadState thread) {
        ExclusiveUse use = calls.beginChange(list, threads.shadows, thread, 2);
        calls.endChange(use, changes, threads.shadows, thread);
    }

    private boolean isInterrupted(boolean firstChanges, boolean secondChanges) {
        return threads.isInterrupted(
                this::begin,
                thread -> whole(secondChanges, thread),
                thread -> calls.endChange(first, firstChanges, threads.shadows, thread));
    }

    @Test
    void itCountsIfOneOfTheTwoAddsOrRemovesElements() {
        assertThat(isInterrupted(true, true)).isTrue();
        assertThat(isInterrupted(true, false)).isTrue();
        assertThat(isInterrupted(false, true)).isTrue();
        assertThat(isInterrupted(false, false)).as("values are only replaced").isFalse();
    }

    @Test
    void callsThatDoNotOverlapHaveNothingToDoWithEachOther() {
        assertThat(threads.conflict(thread -> whole(true, thread), thread -> whole(true, thread)))
                .isFalse();
    }
}
