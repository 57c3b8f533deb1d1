package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a thread can tell about the changes of others. */
class ChangeHistoryTest {
    private static final int ME = 1;
    private static final int OTHER = 2;

    private final ChangeHistory history = new ChangeHistory();

    @Test
    void ownChangesAreNotThoseOfOthers() {
        history.change(OTHER);
        history.change(ME);
        history.change(ME);
        assertThat(history.changes()).isEqualTo(3);
        assertThat(history.lastChangeByOthers(ME)).isEqualTo(1);
        assertThat(history.lastChangeByOthers(OTHER)).isEqualTo(3);
    }

    @Test
    void readsAreUsesAndNoChanges() {
        history.use();
        history.change(ME);
        assertThat(history.uses()).isEqualTo(2);
        assertThat(history.changes()).isEqualTo(1);
    }

    @Test
    void aChangeOfAllIsKeptWhenPartsAreChangedLater() {
        history.changeWhole(OTHER);
        history.change(ME);
        assertThat(history.wholeChangedAt()).isEqualTo(1);
        assertThat(history.wasWholeChangedLastBy(OTHER)).isTrue();
        assertThat(history.wasChangedLastBy(ME)).isTrue();
    }
}
