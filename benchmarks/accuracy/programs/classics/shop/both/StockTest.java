package shop;

import org.junit.jupiter.api.Test;
import support.Threads;

class StockTest {
    @Test
    void twoCustomers() throws Exception {
        Stock stock = new Stock();
        stock.deliver("book", 1);
        Threads.run(() -> stock.order("book", 1), () -> stock.order("book", 1));
    }
}
