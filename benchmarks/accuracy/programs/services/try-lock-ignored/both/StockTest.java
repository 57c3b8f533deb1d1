package trylockignored;

import org.junit.jupiter.api.Test;
import support.Threads;

class StockTest {
    @Test
    void twoThreads() throws Exception {
        Stock stock = new Stock();
        Threads.run(stock::take, stock::take);
    }
}
