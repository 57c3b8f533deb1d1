package bank;

import org.junit.jupiter.api.Test;
import support.Threads;

class CustomerTest {
    @Test
    void savesWhileSomebodyCounts() throws Exception {
        Customer customer = new Customer();
        Threads.run(() -> customer.save(10), customer::worth);
    }
}
