package votes;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class VotesTest {
    private static final ExecutorService POOL = Executors.newFixedThreadPool(3);

    @AfterAll
    static void end() {
        POOL.shutdown();
    }

    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        Callable<Object> vote = Executors.callable(votes::yes);
        POOL.invokeAll(List.of(vote, vote));
    }
}
