package lrubyhand;

import org.junit.jupiter.api.Test;
import support.Threads;

class LruTest {
    @Test
    void twoThreads() throws Exception {
        Lru lru = new Lru();
        lru.put("a", "1");
        lru.put("b", "2");
        Threads.run(() -> lru.getOrLoad("a"), () -> lru.put("c", "3"));
    }
}
