package shoppingcart;

import java.util.concurrent.Executors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CartTest {
    @Test
    void twoTabs() throws Exception {
        Cart cart = new Cart();
        ExecutorService tabs = Executors.newWorkStealingPool(2);
        tabs.submit(() -> cart.add("pen", 150));
        tabs.submit(() -> cart.add("ink", 700));
        tabs.shutdown();
        tabs.awaitTermination(10, TimeUnit.SECONDS);
        cart.receipt();
    }
}
