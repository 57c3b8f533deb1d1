package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** As in {@code if (isEmpty) wait();}: the test is repeated after the wait. */
class OnceDecidedWaitTest {
    private final OnceDecidedWait wait = new OnceDecidedWait();

    @Test
    void theTransactionEndsIfARepeatedTestLeadsAroundTheWait() {
        wait.open();
        wait.begins();
        wait.test(false);
        wait.test(true);

        assertThat(wait.takeIsOver()).isTrue();
        assertThat(wait.isOpen()).isFalse();
    }

    @Test
    void itGoesOnIfTheThreadWouldWaitAgain() {
        wait.open();
        wait.begins();
        wait.test(false);

        assertThat(wait.takeIsOver()).isFalse();
    }

    @Test
    void testsWithoutAWaitEndNothing() {
        wait.test(true);

        assertThat(wait.takeIsOver()).isFalse();
    }

    @Test
    void aWaitThatHasBegunAndIsNotClosedHasFailed() {
        wait.begins();
        assertThat(wait.hasFailed()).as("not decided once").isFalse();

        wait.open();
        assertThat(wait.hasFailed()).as("has not begun").isFalse();
        wait.begins();
        assertThat(wait.hasFailed()).isTrue();
        wait.close();
        assertThat(wait.hasFailed()).isFalse();
    }
}
