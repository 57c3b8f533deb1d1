package ratelimiter;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import support.Threads;

class TokenBucketTest {
    @Test
    void twoClients() throws Exception {
        TokenBucket bucket = new TokenBucket(1);
        CountDownLatch start = new CountDownLatch(2);
        Threads.run(
                () -> {
                    start.countDown();
                    start.await();
                    bucket.acquireOrFail("a");
                },
                () -> {
                    start.countDown();
                    start.await();
                    bucket.acquireOrFail("b");
                });
    }
}
