package enummapvotes;

import org.junit.jupiter.api.Test;
import support.Threads;

class VotesTest {
    @Test
    void twoThreads() throws Exception {
        Votes votes = new Votes();
        Threads.run(() -> votes.vote(true), () -> votes.vote(true));
    }
}
