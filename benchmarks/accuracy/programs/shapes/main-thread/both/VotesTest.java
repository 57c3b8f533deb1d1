package votes;

import org.junit.jupiter.api.Test;

class VotesTest {
    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        Thread other = new Thread(votes::yes);
        other.start();
        votes.yes();
        other.join();
    }
}
