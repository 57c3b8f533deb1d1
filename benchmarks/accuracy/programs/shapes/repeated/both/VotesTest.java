package votes;

import org.junit.jupiter.api.RepeatedTest;
import support.Threads;

class VotesTest {
    @RepeatedTest(2)
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        Threads.run(votes::yes, votes::yes);
    }
}
