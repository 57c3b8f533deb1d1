package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which dependencies lead from a thread's own events to an event of another thread. */
class SetSearchTest {
    private final AtomicSet set = new AtomicSet(this);
    private final CheckedThread a = thread(0);
    private final CheckedThread b = thread(1);
    private final CheckedThread c = thread(2);

    private static CheckedThread thread(int slot) {
        return new CheckedThread(slot, new CheckedThread.Place(slot, Segments.first(slot)));
    }

    private static long segment(CheckedThread thread, int number) {
        return Segments.first(thread.slot) + number;
    }

    private SetEdge edge(CheckedThread source, int from, CheckedThread sink, int to, SetUnit unit) {
        Dependency dependency =
                new Dependency(source, 0, 0, sink, 0, 0, Conflict.WRITE_READ, 0, 0, null, null, 0, 0, 0);
        return new SetEdge(set, dependency, segment(source, from), segment(sink, to), unit);
    }

    @Test
    void aPathFollowsTheOrderOfEachThread() {
        SetEdge first = edge(a, 1, b, 5, null);
        SetEdge second = edge(b, 6, c, 3, null);
        SetEdges edges = SetEdges.of(List.of(first, second));

        assertThat(SetSearch.inTime(edges, a).from(segment(a, 0), c, segment(c, 3)))
                .containsExactly(first, second);
        assertThat(SetSearch.inTime(edges, a).from(segment(a, 0), c, segment(c, 2)))
                .as("the event comes before the dependency")
                .isNull();
        assertThat(SetSearch.inTime(edges, a).from(segment(a, 2), c, segment(c, 3)))
                .as("the event of the root is too early")
                .isNull();
    }

    @Test
    void aDependencyThatEntersAThreadLaterDoesNotCountInTime() {
        SetEdge first = edge(a, 1, b, 7, null);
        SetEdge second = edge(b, 6, c, 3, null);

        assertThat(SetSearch.inTime(SetEdges.of(List.of(first, second)), a).from(segment(a, 0), c, segment(c, 3)))
                .isNull();
    }

    /** All of a unit comes after what any of its events depends on. */
    @Test
    void withinAUnitItCounts() {
        SetUnit unit = new SetUnit(segment(b, 5), 1, this);
        SetEdge first = edge(a, 1, b, 7, unit);
        SetEdge second = edge(b, 6, c, 3, null);

        assertThat(SetSearch.ofUnits(SetEdges.of(List.of(first, second)), a).from(segment(a, 0), c, segment(c, 3)))
                .containsExactly(first, second);
    }

    @Test
    void theLatestEventOfTheRootIsTaken() {
        SetEdge early = edge(a, 1, b, 2, null);
        SetEdge late = edge(a, 4, b, 3, null);

        assertThat(SetSearch.inTime(SetEdges.of(List.of(early, late)), a).from(segment(a, 0), b, segment(b, 9)))
                .containsExactly(late);
        assertThat(SetSearch.inTime(SetEdges.of(List.of(early, late)), a)
                        .from(segment(a, 0), segment(a, 4), b, segment(b, 9), edge -> edge != late))
                .containsExactly(early);
    }

    @Test
    void whatWasAddedBeforeTheFirstOwnOneIsNotNeededInTime() {
        SetEdge before = edge(c, 1, b, 2, null);
        SetEdge first = edge(a, 1, b, 5, null);
        SetEdge second = edge(b, 6, c, 3, null);
        SetEdges edges = SetEdges.of(List.of(before, first, second));

        assertThat(SetSearch.inTimeSince(1, edges, a).from(segment(a, 0), c, segment(c, 3)))
                .containsExactly(first, second);
    }
}
