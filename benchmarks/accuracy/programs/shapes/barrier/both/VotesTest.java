package votes;

import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import support.Threads;

class VotesTest {
    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        CyclicBarrier start = new CyclicBarrier(2);
        Threads.Task vote = () -> {
            start.await();
            votes.yes();
        };
        Threads.run(vote, vote);
    }
}
