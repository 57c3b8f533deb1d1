package seeded;

import org.junit.jupiter.api.Test;

/** Two threads, each does the thing once. */
class TallyTest {
    private final Tally tally = new Tally();

    private static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread first = new Thread(one);
        Thread second = new Thread(other);
        first.start();
        second.start();
        first.join();
        second.join();
    }

    @Test
    void add() throws Exception {
        both(() -> tally.add(1), () -> tally.add(2));
    }

    @Test
    void addAndMove() throws Exception {
        both(() -> tally.add(3), tally::move);
    }
}
