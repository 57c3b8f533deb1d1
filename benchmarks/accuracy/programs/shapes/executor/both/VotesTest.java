package votes;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class VotesTest {
    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(votes::yes);
        pool.submit(votes::yes);
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
    }
}
