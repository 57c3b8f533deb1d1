package tokencache;

import org.junit.jupiter.api.Test;
import support.Threads;

class TokenCacheTest {
    @Test
    void twoThreads() throws Exception {
        TokenCache c = new TokenCache();
        Threads.run(() -> c.token(1), () -> c.token(1));
    }
}
