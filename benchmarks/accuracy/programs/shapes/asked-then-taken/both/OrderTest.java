package stock;

import org.junit.jupiter.api.Test;
import support.Threads;

class OrderTest {
    @Test
    void twoCustomers() throws Exception {
        Orders orders = new Orders(new Stock());
        Threads.run(orders::place, orders::place);
    }
}
