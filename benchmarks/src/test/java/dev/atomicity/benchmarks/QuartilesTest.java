package dev.atomicity.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuartilesTest {
    @Test
    void anOutlierMovesNothing() {
        assertThat(Quartiles.of(List.of(3.0, 1.0, 1000.0, 2.0, 4.0))).isEqualTo(new Quartiles(2, 3, 4));
    }

    @Test
    void betweenTwoValuesItIsInterpolated() {
        assertThat(Quartiles.of(List.of(1.0, 2.0))).isEqualTo(new Quartiles(1.25, 1.5, 1.75));
    }

    @Test
    void theMedianIsWrittenWithItsQuartiles() {
        assertThat(new Quartiles(1.5, 1.6251, 1.7).text("%.2f")).isEqualTo("1.63 (1.50-1.70)");
    }
}
