package votes;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import support.Threads;

class VotesTest {
    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        CountDownLatch start = new CountDownLatch(1);
        Threads.Task vote = () -> {
            start.await();
            votes.yes();
        };
        Threads.run(vote, vote, start::countDown);
    }
}
