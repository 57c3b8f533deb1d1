package dev.atomicity.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class WellFormednessTest {
    private final SymbolTable threads = new SymbolTable();
    private final SymbolTable locks = new SymbolTable();
    private final WellFormedness rules = new WellFormedness(threads, locks);

    private final int main = named(threads, "main");
    private final int worker = named(threads, "worker");
    private final int lock = named(locks, "lock");

    @Test
    void locksAreReentrant() {
        assertThat(rules.acquire(main, lock)).isNull();
        assertThat(rules.acquire(main, lock)).isNull();
        assertThat(rules.release(main, lock)).isNull();
        assertThat(rules.acquire(worker, lock)).contains("lock", "worker", "main");
        assertThat(rules.release(main, lock)).isNull();
        assertThat(rules.acquire(worker, lock)).isNull();
    }

    @Test
    void onlyTheHolderReleases() {
        assertThat(rules.release(main, lock)).contains("lock", "main");
        assertThat(rules.acquire(main, lock)).isNull();
        assertThat(rules.release(worker, lock)).contains("lock", "worker");
    }

    @Test
    void aJoinedThreadIsSilent() {
        assertThat(rules.event(worker)).isNull();
        assertThat(rules.join(main, worker)).isNull();
        assertThat(rules.event(worker)).contains("worker");
    }

    @Test
    void severalThreadsMayJoinOne() {
        int third = named(threads, "third");
        assertThat(rules.join(main, worker)).isNull();
        assertThat(rules.join(third, worker)).isNull();
        assertThat(rules.join(main, worker)).isNull();
    }

    @Test
    void aThreadIsForkedOnceAndBeforeItRuns() {
        assertThat(rules.fork(main, worker)).isNull();
        assertThat(rules.fork(main, worker)).contains("worker", "forked");
        assertThat(rules.event(worker)).isNull();
        int third = named(threads, "third");
        assertThat(rules.event(third)).isNull();
        assertThat(rules.fork(main, third)).contains("third", "running");
    }

    @Test
    void aJoinedThreadIsNotForked() {
        assertThat(rules.join(main, worker)).isNull();
        assertThat(rules.fork(main, worker)).contains("worker", "joined");
    }

    @Test
    void noThreadForksOrJoinsItself() {
        assertThat(rules.fork(main, main)).contains("main");
        assertThat(rules.join(main, main)).contains("main");
    }

    @Test
    void onlyTheOutermostRegionCounts() {
        rules.event(main);
        assertThat(rules.begin(main)).isTrue();
        assertThat(rules.begin(main)).isFalse();
        assertThat(rules.end(main)).isNull();
        assertThat(rules.closeRegion(main)).isFalse();
        assertThat(rules.end(main)).isNull();
        assertThat(rules.closeRegion(main)).isTrue();
        assertThat(rules.end(main)).contains("main");
    }

    @Test
    void stateGrowsWithThreadsAndLocks() {
        for (int i = 0; i < 1000; i++) {
            int thread = named(threads, "t" + i);
            int own = named(locks, "l" + i);
            assertThat(rules.event(thread)).isNull();
            assertThat(rules.acquire(thread, own)).isNull();
        }
        assertThat(rules.release(named(threads, "t999"), named(locks, "l999"))).isNull();
        assertThat(rules.release(named(threads, "t0"), named(locks, "l1"))).isNotNull();
    }

    private static int named(SymbolTable table, String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        return table.idOf(bytes, 0, bytes.length, name.hashCode());
    }
}
