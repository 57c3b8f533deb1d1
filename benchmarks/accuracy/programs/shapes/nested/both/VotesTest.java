package votes;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import support.Threads;

class VotesTest {
    private Votes votes;

    @BeforeEach
    void open() {
        votes = new Votes();
    }

    @Nested
    class WhenOpen {
        @Test
        void twoVotes() throws Exception {
            Threads.run(votes::yes, votes::yes);
        }
    }
}
