package votes;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import support.Threads;

class VotesTest {
    @Test
    @Timeout(2)
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        assertTimeoutPreemptively(Duration.ofSeconds(1), () -> Threads.run(votes::yes, votes::yes));
    }
}
