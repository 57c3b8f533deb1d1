package dev.atomicity.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A ring in, the shortest ring of its events out. */
class RingShortcutsTest {
    private static final long X = 1;
    private static final long Y = 2;

    private final CheckedThread a = thread(0);
    private final CheckedThread b = thread(1);
    private final CheckedThread c = thread(2);
    private int number;

    private static CheckedThread thread(int slot) {
        return new CheckedThread(slot, new CheckedThread.Place(slot, Segments.first(slot)));
    }

    private Dependency dependency(CheckedThread source, CheckedThread sink, Conflict conflict, long variable) {
        number++;
        return new Dependency(
                source, 1, 2L * number, sink, 1, 2L * number + 1, conflict, variable, 0, null, null, 0, 0, number);
    }

    /** The shadow only has the last writer, so the ring leads through all of them. */
    @Test
    void whoeverOverwritesInBetweenIsLeftOut() {
        Dependency first = dependency(a, b, Conflict.WRITE_WRITE, X);
        Dependency second = dependency(b, c, Conflict.WRITE_WRITE, X);
        Dependency third = dependency(c, a, Conflict.WRITE_READ, X);

        List<Dependency> shortest = RingShortcuts.ofEvents(List.of(first, second, third));

        assertThat(shortest).hasSize(2);
        assertThat(shortest.get(0).source()).isSameAs(a);
        assertThat(shortest.get(1).sink()).isSameAs(a);
        assertThat(shortest.get(0).sink()).isSameAs(shortest.get(1).source());
    }

    @Test
    void aRingOverSeveralVariablesStaysAsItIs() {
        List<Dependency> ring = List.of(
                dependency(a, b, Conflict.WRITE_READ, X),
                dependency(b, c, Conflict.WRITE_READ, Y),
                dependency(c, a, Conflict.WRITE_READ, 3));

        assertThat(RingShortcuts.ofEvents(ring)).isEqualTo(ring);
    }

    /** If events of a transaction may be in any order, only the numbers of the dependencies are known to be. */
    @Test
    void withoutAKnownOrderThereIsNoShortcut() {
        Dependency third = dependency(c, a, Conflict.WRITE_READ, X);
        Dependency first = dependency(a, b, Conflict.WRITE_WRITE, X);
        Dependency second = dependency(b, c, Conflict.WRITE_READ, Y);

        assertThat(RingShortcuts.ofTransactions(List.of(first, second, third))).containsExactly(first, second, third);
    }
}
