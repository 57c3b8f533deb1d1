package tests;

import bank.Stock;
import org.junit.jupiter.api.Test;

/** Each thread has to pass a lock before the other one takes it. */
class TurnsTest {
    @Test
    void repriceDuringValue() throws Exception {
        Stock stock = new Stock();
        Thread one = new Thread(stock::value);
        Thread other = new Thread(() -> stock.reprice(20));
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
