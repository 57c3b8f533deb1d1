package cache;

import org.junit.jupiter.api.Test;
import support.Threads;

class CacheTest {
    @Test
    void twoReaders() throws Exception {
        Cache cache = new Cache();
        Threads.run(() -> cache.get("a"), () -> cache.get("a"));
    }
}
