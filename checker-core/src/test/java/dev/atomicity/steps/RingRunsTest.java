package dev.atomicity.steps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RingRunsTest {
    private final RingRuns runs = new RingRuns();

    @Test
    void aThreadThatGoesOnInTheSameRunIsNotMentioned() {
        runs.add(1, 1L, "A.a", "in A.a");
        runs.add(2, 1L, "A.a", "in A.a");
        runs.add(1, 1L, "A.a", "in A.a");

        assertThat(runs.change(0)).isNull();
        assertThat(runs.change(1)).isNull();
        assertThat(runs.change(2)).isNull();
        assertThat(runs.isAgain(2)).isFalse();
    }

    @Test
    void anotherRunOfAnotherRegionIsNamed() {
        runs.add(1, 1L, "A.a", "in A.a");
        runs.add(1, 0L, null, RingRuns.words(null, true));

        assertThat(runs.change(1)).isEqualTo("then outside of atomic code");
    }

    @Test
    void anotherRunOfTheSameRegionIsAgain() {
        runs.add(1, 1L, "A.a", "in A.a");
        runs.add(2, 1L, "A.a", "in A.a");
        runs.add(1, 2L, "A.a", "in A.a");

        assertThat(runs.change(2)).isEqualTo("then in A.a again");
        assertThat(runs.isAgain(2)).isTrue();
    }

    @Test
    void aRunMayBeForgotten() {
        assertThat(RingRuns.words(null, false)).isEqualTo("in a run that is no longer known");
    }
}
