package votes;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import support.Threads;

class VotesTest {
    private static Votes votes;

    @BeforeAll
    static void open() {
        votes = new Votes();
    }

    @Test
    void twoVotes() throws Exception {
        Threads.run(votes::yes, votes::yes);
    }
}
