package dev.atomicity.hooks.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which element of a list an index in a view of it means. */
class ListPositionsTest {
    @Test
    void aPartBeginsWhereItBegins() {
        assertThat(ListPositions.ALL.part(3, 7).of(0)).isEqualTo(3);
        assertThat(ListPositions.ofArray(10).part(3, 7).part(1, 2).of(0)).isEqualTo(4);
    }

    @Test
    void aReversedViewCountsFromTheEnd() {
        ListPositions reversed = ListPositions.ofArray(10).reversed();
        assertThat(reversed.of(0)).isEqualTo(9);
        assertThat(reversed.reversed().of(2)).isEqualTo(2);
    }

    @Test
    void backwardsMeansNothingWhereTheSizeChanges() {
        assertThat(ListPositions.ALL.reversed()).isNull();
    }
}
