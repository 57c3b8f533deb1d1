package dev.atomicity.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ZipfSamplerTest {
    private static final int DRAWS = 1_000_000;

    @Test
    void ranksComeUpInProportionToTheirWeights() {
        int[] counts = new int[100];
        ZipfSampler sampler = new ZipfSampler(counts.length, 1.0);
        Dice dice = new Dice(1);
        for (int i = 0; i < DRAWS; i++) {
            counts[sampler.draw(dice)]++;
        }

        double harmonic = 0;
        for (int rank = 1; rank <= counts.length; rank++) {
            harmonic += 1.0 / rank;
        }
        for (int rank = 0; rank < counts.length; rank++) {
            double expected = DRAWS / harmonic / (rank + 1);
            assertThat((double) counts[rank]).as("rank %d", rank).isCloseTo(expected, within(6 * Math.sqrt(expected)));
        }
    }

    @Test
    void oneRankIsAlwaysDrawn() {
        assertThat(new ZipfSampler(1, 0.8).draw(new Dice(3))).isZero();
    }
}
