package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whether the active transaction has read a variable before a change of it. */
class FirstReadsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final ThreadState thread = threads.first;
    private final FirstReads reads = new FirstReads();
    private final Object variable = new Object();

    @Test
    void theFirstReadOfATransactionCounts() {
        threads.begin(thread);
        reads.add(variable, thread, 3);
        reads.add(variable, thread, 5);
        assertThat(reads.hasReadBefore(4, variable, thread)).isTrue();
        assertThat(reads.hasReadBefore(3, variable, thread)).isFalse();
    }

    @Test
    void readsOfEarlierTransactionsDoNotCount() {
        threads.begin(thread);
        reads.add(variable, thread, 3);
        threads.end(thread);
        threads.begin(thread);
        assertThat(reads.hasReadBefore(4, variable, thread)).isFalse();
    }

    @Test
    void outsideOfTransactionsNothingIsRemembered() {
        reads.add(variable, thread, 3);
        threads.begin(thread);
        assertThat(reads.hasReadBefore(4, variable, thread)).isFalse();
    }
}
