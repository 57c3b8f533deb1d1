package dev.atomicity.hooks.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.events.PlainAccess;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.ShadowWords;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A test is executed again if its threads have met: if one has written what another one has accessed, in any order. */
class MeetingsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final long[] variable = ShadowWords.create();

    @BeforeEach
    void forgetEarlierMeetings() {
        RunningTests.wasConcurrent(threads.first.test);
    }

    private void read(ThreadState thread) {
        threads.begin(thread);
        PlainAccess.read(threads.shadows, thread, variable, Memory.LONG_ARRAY_BASE, 1);
        threads.end(thread);
    }

    private void write(ThreadState thread) {
        threads.begin(thread);
        PlainAccess.write(threads.shadows, thread, variable, Memory.LONG_ARRAY_BASE, 2);
        threads.end(thread);
    }

    private void readThenWrite(ThreadState thread) {
        threads.begin(thread);
        PlainAccess.read(threads.shadows, thread, variable, Memory.LONG_ARRAY_BASE, 1);
        PlainAccess.write(threads.shadows, thread, variable, Memory.LONG_ARRAY_BASE, 2);
        threads.end(thread);
    }

    private boolean haveMet() {
        return RunningTests.wasConcurrent(threads.first.test);
    }

    @Test
    void aWriteMeetsAReadThatIsOver() {
        read(threads.second);
        write(threads.first);

        assertThat(haveMet()).isTrue();
    }

    @Test
    void aWriteMeetsAReadThatAReadOfItsOwnHasReplaced() {
        read(threads.second);
        readThenWrite(threads.first);

        assertThat(haveMet()).isTrue();
    }

    @Test
    void aWriteMeetsAReadThatSeveralReadsHaveReplaced() {
        read(threads.second);
        read(threads.first);
        read(threads.first);
        write(threads.first);

        assertThat(haveMet()).isTrue();
    }

    @Test
    void readsOfSeveralThreadsMeetNobody() {
        read(threads.second);
        read(threads.first);
        read(threads.second);

        assertThat(haveMet()).isFalse();
    }

    @Test
    void aThreadDoesNotMeetItself() {
        read(threads.first);
        readThenWrite(threads.first);
        readThenWrite(threads.first);

        assertThat(haveMet()).isFalse();
    }

    @Test
    void whatWasReadBeforeTheLastWriteIsSettled() {
        read(threads.second);
        readThenWrite(threads.first);
        assertThat(haveMet()).isTrue();
        readThenWrite(threads.first);

        assertThat(haveMet()).isFalse();
    }
}
