package tokenbucket;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class TokenBucketTest {
    @Test
    void twoThreads() throws Exception {
        TokenBucket b = new TokenBucket(1);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(b::tryAcquire);
        pool.submit(b::tryAcquire);
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
    }
}
