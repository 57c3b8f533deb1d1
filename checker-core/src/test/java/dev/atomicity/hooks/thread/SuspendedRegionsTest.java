package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Regions that stand still while their thread runs tasks of others come back in reverse order. */
class SuspendedRegionsTest {
    private final SuspendedRegions regions = new SuspendedRegions();

    @Test
    void theLastRegionComesBackFirst() {
        for (int i = 1; i <= 10; i++) {
            regions.push(i, 100 + i);
        }
        for (int i = 10; i >= 1; i--) {
            assertThat(regions.pop()).isTrue();
            assertThat(regions.depth()).isEqualTo(i);
            assertThat(regions.region()).isEqualTo(100 + i);
        }
        assertThat(regions.pop()).isFalse();
    }

    @Test
    void aHookThatFailedLeavesNoRegion() {
        regions.push(1, 101);
        regions.pushUnknown(regions.size());
        regions.pop();
        assertThat(regions.depth()).isZero();
        regions.pop();
        assertThat(regions.region()).isEqualTo(101);
    }
}
