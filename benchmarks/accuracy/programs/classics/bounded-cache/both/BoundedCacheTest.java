package cache;

import org.junit.jupiter.api.Test;
import support.Threads;

class BoundedCacheTest {
    @Test
    void twoEntries() throws Exception {
        BoundedCache cache = new BoundedCache(1);
        Threads.run(() -> cache.put("a", "1"), () -> cache.put("b", "2"));
    }
}
