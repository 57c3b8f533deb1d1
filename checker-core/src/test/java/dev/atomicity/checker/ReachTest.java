package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of bits against one entry a pair of threads, made and cleared one by one; more threads than fit in a word. */
class ReachTest {
    private static final int STEPS = 3_000;

    private record Entry(long since, Dependency via) {}

    private final SplittableRandom random = new SplittableRandom(1);
    private CheckedThread[] threads;

    /** Entry (root, thread), by thread. */
    private Map<CheckedThread, Map<CheckedThread, Entry>> entries;

    @ParameterizedTest
    @ValueSource(ints = {3, 12, 64, 65, 200})
    void treesAreWhatTheirEntriesSay(int threadCount) {
        compare(threadCount, new HappensBeforeTrees(new MemoryBudget(Long.MAX_VALUE)), false);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 12, 64, 65, 200})
    void theOrderIsWhatItsEntriesSay(int threadCount) {
        compare(threadCount, new TransactionOrder(new MemoryBudget(Long.MAX_VALUE)), true);
    }

    private void compare(int threadCount, Reach reach, boolean order) {
        threads = new CheckedThread[threadCount];
        entries = new HashMap<>();
        for (int slot = 0; slot < threadCount; slot++) {
            threads[slot] = new CheckedThread(slot, new CheckedThread.Place(slot, Segments.first(slot)));
            entries.put(threads[slot], new HashMap<>());
        }
        for (int step = 0; step < STEPS; step++) {
            CheckedThread thread = anyThread();
            if (random.nextInt(8) > 0) {
                depend(anyThread(), thread, reach, order);
            } else if (thread.inTransaction()) {
                end(thread, reach);
            } else {
                thread.segment++;
                thread.transactionStart = thread.segment;
            }
            assertSame(anyThread(), reach);
        }
        for (CheckedThread thread : threads) {
            assertSame(thread, reach);
            end(thread, reach);
        }
        for (CheckedThread thread : threads) {
            assertThat(reach.isReachedBy(thread, thread.segment)).isFalse();
            assertThat(reach.notBefore(thread)).isEqualTo(Segments.NEVER);
        }
    }

    private CheckedThread anyThread() {
        return threads[random.nextInt(threads.length)];
    }

    private long anySegment(CheckedThread thread) {
        return Math.max(Segments.first(thread.slot), thread.segment - random.nextInt(8) * random.nextInt(3));
    }

    private void end(CheckedThread thread, Reach reach) {
        thread.transactionStart = Segments.NEVER;
        thread.segment++;
        reach.drop(thread);
        entries.values().forEach(roots -> roots.remove(thread));
    }

    private void depend(CheckedThread source, CheckedThread sink, Reach reach, boolean order) {
        long segment = anySegment(source);
        if (source == sink || (order && reach.reaches(sink, source, segment))) {
            return;
        }
        boolean sourceActive = source.transactionStart <= segment;
        Map<CheckedThread, Entry> here = entries.get(sink);
        Map<CheckedThread, Entry> brought = new HashMap<>();
        entries.get(source).forEach((root, entry) -> {
            if (entry.since <= segment && root != sink && !here.containsKey(root)) {
                brought.put(root, entry);
            }
        });
        if (sourceActive && !here.containsKey(source)) {
            brought.put(source, null);
        }
        assertThat(reach.growsBy(source, sourceActive, segment, sink)).isEqualTo(!brought.isEmpty());
        if (!brought.isEmpty()) {
            sink.segment++;
            Dependency dependency =
                    new Dependency(source, 0, 0, sink, 0, 0, Conflict.START_OR_END, 0, 0, null, null, 0, 0, 0);
            reach.take(dependency);
            long since = order && sink.inTransaction() ? sink.transactionStart : sink.segment;
            brought.keySet().forEach(root -> here.put(root, new Entry(since, dependency)));
            if (order) {
                entries.values().forEach(roots -> closeBehind(sink, brought, roots));
            }
        }
    }

    private static void closeBehind(
            CheckedThread sink, Map<CheckedThread, Entry> brought, Map<CheckedThread, Entry> roots) {
        Entry behind = roots.get(sink);
        if (behind != null) {
            brought.keySet()
                    .forEach(root ->
                            roots.merge(root, behind, (known, other) -> other.since < known.since ? other : known));
        }
    }

    private void assertSame(CheckedThread thread, Reach reach) {
        long segment = anySegment(thread);
        Map<CheckedThread, Entry> roots = entries.get(thread);
        for (CheckedThread root : threads) {
            Entry entry = roots.get(root);
            assertThat(reach.reaches(root, thread, segment)).isEqualTo(entry != null && entry.since <= segment);
            if (entry != null) {
                assertThat(reach.via(root, thread)).isSameAs(entry.via);
            }
        }
        assertThat(reach.isReachedBy(thread, segment))
                .isEqualTo(roots.values().stream().anyMatch(entry -> entry.since <= segment));
    }
}
