package okcaswithretries;

import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

class QuotaTest {
    @Test
    void twoUploads() {
        Quota quota = new Quota(100);
        ForkJoinPool pool = new ForkJoinPool(2);
        var first = pool.submit(() -> quota.store(60));
        var second = pool.submit(() -> quota.store(70));
        first.join();
        second.join();
        pool.shutdown();
        quota.files();
    }
}
