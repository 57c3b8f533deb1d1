package okmailbox;

import org.junit.jupiter.api.Test;
import support.Threads;

class KitchenTest {
    @Test
    void twoWaiters() throws Exception {
        Kitchen kitchen = new Kitchen();
        kitchen.open();
        Threads.run(() -> kitchen.order("pea soup"), () -> kitchen.order("fish"));
        kitchen.close();
    }
}
