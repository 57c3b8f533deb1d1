package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A set counts only in the segment in which the thread has entered it. */
class KnownReaderSetsTest {
    private final KnownReaderSets sets = new KnownReaderSets(4, 4);

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

    @Test
    void itGrowsIfSetsMakeRoomForEachOther() {
        KnownReaderSets growing = new KnownReaderSets(4, 16);
        for (int round = 0; round < 3; round++) {
            for (long reference = -1; reference >= -16; reference--) {
                growing.add(reference, 10 + round, null);
            }
        }
        for (long reference = -1; reference >= -16; reference--) {
            assertThat(growing.contain(reference, 12)).as("set %d", reference).isTrue();
            assertThat(growing.haveEntered(reference)).isTrue();
        }
    }

    @Test
    void itKeepsWhatItHasWhenItGrows() {
        KnownReaderSets growing = new KnownReaderSets(2, 4);
        growing.add(-2, 10, null);
        for (int i = 0; i < 3; i++) {
            growing.add(-1, 10, null);
            growing.add(-3, 10, null); // the same place, until there are four
        }
        assertThat(growing.contain(-1, 10)).isTrue();
        assertThat(growing.contain(-2, 10)).isTrue();
        assertThat(growing.contain(-3, 10)).isTrue();
    }
}
