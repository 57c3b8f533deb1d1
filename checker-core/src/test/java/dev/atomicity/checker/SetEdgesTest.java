package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The questions about the dependencies of a set, compared with their definitions. */
class SetEdgesTest {
    private static final int THREADS = 9;
    private static final int SEGMENTS = 12;

    private final AtomicSet set = new AtomicSet(this);
    private final CheckedThread[] threads = new CheckedThread[THREADS];
    private final List<SetEdge> list = new ArrayList<>();
    private final SetEdges edges = new SetEdges();

    SetEdgesTest() {
        for (int slot = 0; slot < THREADS; slot++) {
            threads[slot] = new CheckedThread(slot, new CheckedThread.Place(slot, Segments.first(slot)));
        }
    }

    private static long segment(CheckedThread thread, int number) {
        return Segments.first(thread.slot) + number;
    }

    private void fill(Random random) {
        int count = random.nextInt(60);
        for (int i = 0; i < count; i++) {
            CheckedThread source = threads[random.nextInt(THREADS)];
            CheckedThread sink = threads[(source.slot + 1 + random.nextInt(THREADS - 1)) % THREADS];
            int entered = random.nextInt(SEGMENTS);
            SetUnit unit = random.nextBoolean() ? null : new SetUnit(segment(sink, entered / 2), 1, this);
            Dependency dependency =
                    new Dependency(source, 0, 0, sink, 0, 0, Conflict.WRITE_READ, 0, 0, null, null, 0, 0, i);
            long from = segment(source, random.nextInt(SEGMENTS));
            SetEdge edge = new SetEdge(set, dependency, from, segment(sink, entered), unit);
            list.add(edge);
            edges.add(edge);
            sink.entries.add(edge.orderedSince());
        }
    }

    @Test
    void answersAreThoseOfTheDefinition() {
        Random random = new Random(1);
        for (int round = 0; round < 200; round++) {
            SetEdgesTest test = new SetEdgesTest();
            test.fill(random);
            for (CheckedThread thread : test.threads) {
                for (int number = 0; number < SEGMENTS; number++) {
                    test.compareAnswers(thread, segment(thread, number));
                }
            }
        }
    }

    private void compareAnswers(CheckedThread thread, long asked) {
        boolean isEntered = list.stream().anyMatch(edge -> edge.sink() == thread && edge.orderedSince() <= asked);
        assertThat(edges.areBefore(asked)).isEqualTo(isEntered);
        assertThat(thread.entries.areBefore(asked)).isEqualTo(isEntered);

        List<SetEdge> leaving = list.stream()
                .filter(edge -> edge.source() == thread && edge.sourceSegment() >= asked)
                .toList();
        assertThat(edges.firstFrom(asked)).isEqualTo(leaving.isEmpty() ? -1 : list.indexOf(leaving.get(0)));
        long latest = leaving.stream().mapToLong(SetEdge::sourceSegment).max().orElse(0);
        assertThat(edges.latestFrom(asked)).isEqualTo(latest);
        assertThat(edges.latestAfter(asked - 1, edge -> true)).isEqualTo(latest);
        assertThat(edges.latestAfter(asked - 1, edge -> edge.sourceSegment() % 2 == 0))
                .isEqualTo(leaving.stream()
                        .mapToLong(SetEdge::sourceSegment)
                        .filter(segment -> segment % 2 == 0)
                        .max()
                        .orElse(0));
        for (CheckedThread other : threads) {
            long since = segment(other, SEGMENTS / 2);
            assertThat(edges.areKnown(asked, since))
                    .isEqualTo(leaving.stream().anyMatch(edge -> edge.sink() == other && edge.orderedSince() <= since));
        }
    }

    @Test
    void whatNoActiveTransactionLeadsToIsDropped() {
        Random random = new Random(2);
        for (int round = 0; round < 2000; round++) {
            SetEdgesTest test = new SetEdgesTest();
            test.fill(random);
            for (CheckedThread thread : test.threads) {
                if (random.nextInt(4) == 0) {
                    thread.segment = segment(thread, random.nextInt(SEGMENTS));
                    thread.beginTransaction();
                }
            }
            test.dropAndCompare();
        }
    }

    private void dropAndCompare() {
        Set<SetEdge> reached = new HashSet<>();
        int before;
        do {
            before = reached.size();
            for (SetEdge edge : list) {
                if (edge.source().transactionStart <= edge.sourceSegment()
                        || reached.stream()
                                .anyMatch(in ->
                                        in.sink() == edge.source() && in.orderedSince() <= edge.sourceSegment())) {
                    reached.add(edge);
                }
            }
        } while (reached.size() > before);

        edges.dropUnreached();

        List<SetEdge> kept = new ArrayList<>();
        for (int i = 0; i < edges.size(); i++) {
            kept.add(edges.get(i));
        }
        assertThat(kept).isEqualTo(list.stream().filter(reached::contains).toList());
        for (CheckedThread thread : threads) {
            assertThat(thread.isInNoSet()).isEqualTo(kept.stream().noneMatch(edge -> edge.sink() == thread));
        }
    }

    @Test
    void theOldestAreDroppedFirst() {
        fill(new Random(3));
        edges.dropFirst(list.size() - 2);

        assertThat(edges.size()).isEqualTo(2);
        assertThat(edges.get(1)).isSameAs(list.get(list.size() - 1));
    }
}
