package orders;

import org.junit.jupiter.api.Test;
import support.Threads;

class OrdersTest {
    @Test
    void finishAndLook() throws Exception {
        Orders orders = new Orders();
        Threads.run(() -> orders.finish("tea"), () -> orders.isKnown("tea"));
    }
}
