package dev.atomicity.hooks.events;

import static org.assertj.core.api.Assertions.assertThat;

import dev.atomicity.hooks.thread.CheckedThreads;
import dev.atomicity.hooks.thread.ThreadState;
import dev.atomicity.shadow.Memory;
import dev.atomicity.shadow.ShadowWords;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who listens receives what the checker sees, and closes the ways that bypass it. */
class EventsTest {
    private final CheckedThreads threads = new CheckedThreads();
    private final Listener listener = new Listener();

    private static final class Listener implements EventListener {
        final List<String> received = new ArrayList<>();
        boolean admits = true;

        @Override
        public boolean admits(ThreadState thread) {
            return admits;
        }

        @Override
        public boolean needsEveryAccess() {
            return true;
        }

        @Override
        public void read(ThreadState thread, Object base, long offset, String name, int site) {
            received.add(thread.traceName() + " reads at " + site);
        }

        @Override
        public void write(ThreadState thread, Object base, long offset, String name, int site) {
            received.add(thread.traceName() + " writes at " + site);
        }

        @Override
        public void acquired(ThreadState thread, Object lock, int site) {}

        @Override
        public void releasing(ThreadState thread, Object lock, int site) {}

        @Override
        public void begin(ThreadState thread) {}

        @Override
        public void end(ThreadState thread, int site) {}

        @Override
        public void fork(ThreadState thread, Thread started, int startedId, int site) {}

        @Override
        public void join(ThreadState thread, ThreadState ended, int site) {}
    }

    @AfterEach
    void nobodyListens() {
        Events.remove(listener);
    }

    @Test
    void anAccessIsRecordedForTheCheckerAndPassedToTheListener() {
        Events.add(listener);
        long[] variable = ShadowWords.create();
        PlainAccess.write(threads.shadows, threads.first, variable, Memory.LONG_ARRAY_BASE, 5);
        PlainAccess.read(threads.shadows, threads.second, variable, Memory.LONG_ARRAY_BASE, 6);
        assertThat(listener.received).containsExactly("T1 writes at 5", "T2 reads at 6");
        assertThat(ShadowWords.writer(variable, Memory.LONG_ARRAY_BASE)).isEqualTo(threads.first.segment);
    }

    @Test
    void aListenerClosesTheFastPath() {
        threads.first.allowPlainStores();
        assertThat(threads.first.plainStores).isTrue();
        Events.add(listener);
        threads.first.allowPlainStores();
        assertThat(threads.first.plainStores).isFalse();
        assertThat(Events.mustAllBeSeen()).isTrue();
        Events.remove(listener);
        assertThat(Events.areHeard()).isFalse();
        assertThat(Events.mustAllBeSeen()).isFalse();
    }

    @Test
    void oneListenerThatRefusesIsEnough() {
        Events.add(listener);
        assertThat(Events.admit(threads.first)).isTrue();
        listener.admits = false;
        assertThat(Events.admit(threads.first)).isFalse();
    }
}
