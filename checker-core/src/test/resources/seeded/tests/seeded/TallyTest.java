package seeded;

import static threads.TwoThreads.both;

import org.junit.jupiter.api.Test;

/** Two threads, each does the thing once. */
class TallyTest {
    private final Tally tally = new Tally();

    @Test
    void add() throws Exception {
        both(() -> tally.add(1), () -> tally.add(2));
    }

    @Test
    void addAndMove() throws Exception {
        both(() -> tally.add(3), tally::move);
    }
}
