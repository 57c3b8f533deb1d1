package recordoftwo;

import org.junit.jupiter.api.Test;
import support.Threads;

class OrderTest {
    @Test
    void twoThreads() throws Exception {
        Order order = new Order();
        Threads.run(() -> order.add("pen", 3), order::summary);
    }
}
