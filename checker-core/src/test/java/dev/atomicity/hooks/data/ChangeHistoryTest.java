package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChangeHistoryTest {
    private static final int ONE = 1;
    private static final int OTHER = 2;

    private final ChangeHistory history = new ChangeHistory();

    @Test
    void aCallThatHasWaitedKnowsWhatEndedTheWaitIfThatWasTheOnlyChange() {
        history.change(OTHER);
        long state = history.changes();
        assertThat(history.isChangedAtMostOnceSince(state, ONE)).as("nothing").isTrue();

        history.change(OTHER);
        assertThat(history.isChangedAtMostOnceSince(state, ONE))
                .as("one change")
                .isTrue();
        assertThat(history.isChangedAtMostOnceSince(state, OTHER))
                .as("its own change")
                .isFalse();

        history.change(OTHER);
        assertThat(history.isChangedAtMostOnceSince(state, ONE))
                .as("two changes")
                .isFalse();
    }
}
