package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whether a variable that is as expected has nevertheless been written in between. */
class RememberedReadsTest {
    private final RememberedReads reads = new RememberedReads();
    private final Object base = new Object();

    @Test
    void anotherWriterIsNoticed() {
        reads.add(base, 8, 100);
        assertThat(reads.hasOther(base, 8, 100)).isFalse();
        assertThat(reads.hasOther(base, 8, 200)).isTrue();
        assertThat(reads.hasOther(base, 16, 200)).as("another variable").isFalse();
    }

    @Test
    void theFirstReadCounts() {
        reads.add(base, 8, 100);
        reads.add(base, 8, 200);
        assertThat(reads.hasOther(base, 8, 200)).isTrue();
    }

    @Test
    void whoHadWrittenBeforeMayWriteAgainAfterTheThreadItself() {
        reads.add(base, 8, 100);
        reads.written(base, 8);
        assertThat(reads.hasOther(base, 8, 100)).isTrue();
    }

    @Test
    void nothingIsLeftOfATransactionThatIsOver() {
        reads.add(base, 8, 100);
        reads.clear();
        assertThat(reads.hasOther(base, 8, 200)).isFalse();
    }
}
