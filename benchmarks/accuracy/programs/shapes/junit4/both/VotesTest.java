package votes;

import org.junit.Test;
import support.Threads;

public class VotesTest {
    @Test
    public void twoVotes() throws Exception {
        Votes votes = new Votes();
        Threads.run(votes::yes, votes::yes);
    }
}
