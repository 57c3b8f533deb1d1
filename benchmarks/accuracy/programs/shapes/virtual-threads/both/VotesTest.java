package votes;

import org.junit.jupiter.api.Test;

class VotesTest {
    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        Thread first = Thread.startVirtualThread(votes::yes);
        Thread second = Thread.startVirtualThread(votes::yes);
        first.join();
        second.join();
    }
}
