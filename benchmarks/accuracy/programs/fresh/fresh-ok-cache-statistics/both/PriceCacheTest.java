package okcachestatistics;

import org.junit.jupiter.api.Test;
import support.Threads;

class PriceCacheTest {
    @Test
    void threeThreads() throws Exception {
        PriceCache cache = new PriceCache(String::length);
        Threads.run(() -> cache.price("nail"), () -> cache.price("nail"), cache::statistics);
    }
}
