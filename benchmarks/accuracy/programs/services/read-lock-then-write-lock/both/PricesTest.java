package readlockthenwritelock;

import org.junit.jupiter.api.Test;
import support.Threads;

class PricesTest {
    @Test
    void twoThreads() throws Exception {
        Prices prices = new Prices();
        Threads.run(() -> prices.raise("tea", 10), () -> prices.raise("tea", 20));
    }
}
