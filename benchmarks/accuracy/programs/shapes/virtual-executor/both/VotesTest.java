package votes;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class VotesTest {
    @Test
    void twoVotes() {
        Votes votes = new Votes();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            threads.submit(votes::yes);
            threads.submit(votes::yes);
        }
    }
}
