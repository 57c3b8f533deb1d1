package votes;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import support.Threads;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class VotesTest {
    private final Votes votes = new Votes();

    @Test
    void twoVotes() throws Exception {
        Threads.run(votes::yes, votes::yes);
    }
}
