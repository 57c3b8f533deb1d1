package overridelosessynchronized;

import org.junit.jupiter.api.Test;
import support.Threads;

class CountingBasketTest {
    @Test
    void twoThreads() throws Exception {
        CountingBasket basket = new CountingBasket();
        Threads.run(() -> basket.add("a"), () -> basket.add("b"));
    }
}
