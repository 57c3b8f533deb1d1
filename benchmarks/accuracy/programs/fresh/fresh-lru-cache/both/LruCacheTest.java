package lrucache;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LruCacheTest {
    @Test
    void twoReaders() throws Exception {
        LruCache<Integer, String> cache = new LruCache<>(2, key -> "v" + key);
        cache.get(1);
        ExecutorService pool = Executors.newCachedThreadPool();
        pool.execute(() -> cache.get(7));
        pool.execute(() -> cache.get(7));
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        cache.size();
    }
}
