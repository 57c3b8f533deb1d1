package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A set counts only in the segment in which the thread has entered it. */
class KnownReaderSetsTest {
    private final KnownReaderSets sets = new KnownReaderSets(4);

    @Test
    void aSetIsKnownInItsSegment() {
        sets.add(-1, 10, null);
        assertThat(sets.contain(-1, 10)).isTrue();
        assertThat(sets.contain(-1, 11)).isFalse();
        assertThat(sets.contain(-2, 10)).isFalse();
    }

    @Test
    void aSetMayBeForgottenForAnotherOne() {
        sets.add(-1, 10, null);
        sets.add(-5, 10, null); // the same place in the table
        assertThat(sets.contain(-5, 10)).isTrue();
        assertThat(sets.contain(-1, 10)).isFalse();
    }
}
