package stock;

import org.junit.jupiter.api.Test;
import support.Threads;

class StockTest {
    @Test
    void repriceDuringValue() throws Exception {
        Stock stock = new Stock();
        Threads.run(stock::value, () -> stock.reprice(20));
    }
}
