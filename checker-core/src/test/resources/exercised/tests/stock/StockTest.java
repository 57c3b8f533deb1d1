package stock;

import org.junit.jupiter.api.Test;

class StockTest {
    @Test
    void twoThreads() throws Exception {
        Stock stock = new Stock(3);
        stock.reset();
        Thread one = new Thread(() -> stock.add(1));
        Thread other = new Thread(stock::items);
        one.start();
        other.start();
        one.join();
        other.join();
        stock.items();
    }

    @Test
    void oneAfterTheOther() throws Exception {
        Stock stock = new Stock(3);
        Thread thread = new Thread(stock::order);
        thread.start();
        thread.join();
        stock.orders();
    }

    @Test
    void alone() {
        new Stock(1).add(1);
    }
}
