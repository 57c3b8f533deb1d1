package dev.atomicity.hooks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownRingsTest {
    private static final int REGION = 7;

    private final KnownRings rings = new KnownRings();

    @Test
    void theSameRingIsCounted() {
        Finding first = keep(1, 2, 3, 4);

        assertThat(keep(1, 2, 3, 4)).isSameAs(first);
        assertThat(first.occurrences).isEqualTo(2);
    }

    @Test
    void anotherWayBetweenTheSameAccessesIsKept() {
        Finding first = keep(1, 2, 3, 4);

        assertThat(keep(1, 5, 6, 4)).isNotSameAs(first);
        assertThat(rings.findings()).hasSize(2);
    }

    @Test
    void ofThousandsOfWaysSomeAreKeptAndAllAreCounted() {
        for (int way = 0; way < 20_000; way++) {
            keep(1, 10 + way, 20 + way, 30 + way, 40 + way, 4);
        }

        assertThat(rings.findings()).hasSize(KnownRings.MAX_OF_MORE_THREADS);
        assertThat(rings.findings().stream()
                        .mapToLong(finding -> finding.occurrences)
                        .sum())
                .isEqualTo(20_000);
        assertThat(rings.notKept()).isZero();
    }

    @Test
    void afterThemThereIsRoomForARingOfTwoThreadsAndForOtherAccesses() {
        for (int way = 0; way < 20_000; way++) {
            keep(1, 10 + way, 20 + way, 30 + way, 40 + way, 4);
        }

        Finding ofTwo = keep(1, 2, 3, 4);
        Finding elsewhere = keep(1, 2, 3, 5, 6, 9);

        assertThat(rings.findings()).contains(ofTwo, elsewhere);
    }

    @Test
    void ringsOfTwoThreadsHaveALimitToo() {
        for (int way = 0; way < 1_000; way++) {
            keep(1, 10 + way, 20 + way, 4);
        }

        assertThat(rings.findings()).hasSize(KnownRings.MAX_OF_TWO_THREADS);
    }

    private Finding keep(long... events) {
        return rings.keep(
                new KnownRings.Sites(
                        Finding.Kind.VIOLATION,
                        Finding.Extent.ONE_STATE,
                        REGION,
                        Arrays.stream(events).boxed().toList()),
                () -> new Finding(
                        Finding.Kind.VIOLATION, Finding.Extent.ONE_STATE, null, "thread", List.of(), List.of()));
    }
}
