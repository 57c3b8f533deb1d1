package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.OnlineShadows;
import dev.atomicity.shadow.ShadowWords;
import org.junit.jupiter.api.Test;

/** Reads that are recorded only when their stamp has turned out to be valid. */
class OptimisticReadsTest {
    private static final long AT = Memory.LONG_ARRAY_BASE;

    private final CheckedThreads threads = new CheckedThreads();
    private final OptimisticReads reads = new OptimisticReads();
    private final long[] words = ShadowWords.create();

    private void write(ThreadState thread) {
        long reader = threads.shadows.acquire(thread.taken, words, AT);
        OnlineShadows.release(thread.taken, words, AT, threads.shadows.write(thread, words, AT, reader, 1));
    }

    @Test
    void aReadIsKeptWithItsPlace() {
        assertThat(reads.add(words, AT, 7)).isTrue();

        assertThat(reads.count()).isEqualTo(1);
        assertThat(reads.base(0)).isSameAs(words);
        assertThat(reads.offset(0)).isEqualTo(AT);
        assertThat(reads.site(0)).isEqualTo(7);
    }

    @Test
    void aVariableThatIsWrittenAfterwardsHasChanged() {
        reads.add(words, AT, 7);
        assertThat(reads.isUnchanged(0)).isTrue();

        write(threads.second);
        assertThat(reads.isUnchanged(0)).isFalse();
    }

    @Test
    void aWriteBeforeTheReadIsNoChange() {
        write(threads.second);
        reads.add(words, AT, 7);

        assertThat(reads.isUnchanged(0)).isTrue();
    }

    @Test
    void thereIsRoomForSomeReadsOnly() {
        int kept = 0;
        while (reads.add(words, AT, kept + 1)) {
            kept++;
        }

        assertThat(kept).isEqualTo(reads.count()).isEqualTo(64);
    }
}
