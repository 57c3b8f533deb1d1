package pricecache;

import org.junit.jupiter.api.Test;
import support.Threads;

class PriceCacheTest {
    @Test
    void twoThreads() throws Exception {
        PriceCache c = new PriceCache();
        Threads.run(() -> c.price("a"), () -> c.price("a"));
    }
}
