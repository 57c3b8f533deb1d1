package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.checker.Dependency;
import org.junit.jupiter.api.Test;

class TransactionLogTest {
    private static final int REGION = 7;

    private final TransactionLog log = new TransactionLog();

    /** Each transaction has ten segments, and ten more lie between it and the next. */
    private void add(int transactions) {
        for (int i = 1; i <= transactions; i++) {
            log.add(20L * i, i, REGION);
            log.add(20L * i + 10, Dependency.UNARY, 0);
        }
    }

    @Test
    void everySegmentHasItsTransaction() {
        log.add(1, Dependency.UNARY, 0);
        add(1000);
        for (int i = 1; i <= 1000; i++) {
            assertThat(log.ordinalOf(20L * i)).isEqualTo(i);
            assertThat(log.ordinalOf(20L * i + 9)).isEqualTo(i);
            assertThat(log.ordinalOf(20L * i + 10)).isEqualTo(Dependency.UNARY);
            assertThat(log.regionOf(i)).isEqualTo(REGION);
        }
        assertThat(log.ordinalOf(1)).isEqualTo(Dependency.UNARY);
    }

    @Test
    void whatIsForgottenIsNotTakenForSomethingElse() {
        log.add(1, Dependency.UNARY, 0);
        add(5000);
        assertThat(log.ordinalOf(20)).isEqualTo(Dependency.FORGOTTEN);
        assertThat(log.regionOf(1)).isNegative();
        assertThat(log.ordinalOf(20 * 4999 + 5)).isEqualTo(4999);
    }
}
