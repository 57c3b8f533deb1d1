package votes;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class VotesTest {
    @Test
    void twoVotes() throws Exception {
        Votes votes = new Votes();
        CompletableFuture<Void> first = CompletableFuture.runAsync(votes::yes);
        CompletableFuture<Void> second = CompletableFuture.runAsync(votes::yes);
        first.thenCombine(second, (left, right) -> left).get();
    }
}
