package votes;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class VotesTest {
    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
        timer.schedule(votes::yes, 1, TimeUnit.MILLISECONDS);
        timer.schedule(votes::yes, 1, TimeUnit.MILLISECONDS);
        timer.shutdown();
        timer.awaitTermination(10, TimeUnit.SECONDS);
    }
}
