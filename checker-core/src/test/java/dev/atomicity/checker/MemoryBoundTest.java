package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What threads know of each other's active transactions grows with their pairs; it is bounded, and given back. */
@Tag("slow")
class MemoryBoundTest {
    private static final int THREADS = 2_000;
    private static final long MEGABYTE = 1 << 20;

    private final Findings nobody = new Findings() {
        @Override
        public void violation(CheckedThread thread, Witness witness) {}

        @Override
        public void cycle(CheckedThread thread, Witness witness) {}
    };

    @Test
    void tooManyTransactionsAtOnceAreRefused() {
        Davida davida = new Davida(nobody, 2 * MEGABYTE);
        assertThatThrownBy(() -> chain(davida, THREADS))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("2 MB")
                .hasMessageContaining("larger heap");
    }

    @Test
    void whatIsOverGivesItsMemoryBack() {
        Davida davida = new Davida(nobody, MEGABYTE);
        int threads = 600;
        for (int i = 0; i < 20; i++) {
            List<CheckedThread> started = chain(davida, threads);
            started.forEach(davida::end);
            started.forEach(davida::finish);
        }
    }

    /** Each depends on the one before it, and so on all before it, and none is over. */
    private static List<CheckedThread> chain(Davida davida, int threads) {
        List<CheckedThread> started = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            CheckedThread thread = davida.start(i);
            davida.begin(thread);
            if (i > 0) {
                CheckedThread before = started.get(i - 1);
                davida.dependency(before.segment, before.transaction(), 0, thread, 0);
            }
            started.add(thread);
        }
        return started;
    }
}
