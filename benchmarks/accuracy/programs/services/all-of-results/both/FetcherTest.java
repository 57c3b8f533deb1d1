package allofresults;

import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class FetcherTest {
    @Test
    void twoThreads() throws Exception {
        Fetcher fetcher = new Fetcher();
        CompletableFuture.allOf(fetcher.fetch("a"), fetcher.fetch("b")).join();
    }
}
