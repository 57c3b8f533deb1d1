package orderbookmatch;

import org.junit.jupiter.api.Test;
import support.Threads;

class OrderBookTest {
    @Test
    void twoThreads() throws Exception {
        OrderBook book = new OrderBook();
        book.offer(10, 5);
        Threads.run(() -> book.buy(2), () -> book.buy(3));
    }
}
