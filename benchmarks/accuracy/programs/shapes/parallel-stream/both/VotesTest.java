package votes;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VotesTest {
    @Test
    void twoVotes() {
        Votes votes = new Votes();
        IntStream.range(0, 2).parallel().forEach(i -> votes.yes());
    }
}
