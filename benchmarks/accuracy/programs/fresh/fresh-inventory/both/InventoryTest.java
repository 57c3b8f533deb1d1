package inventory;

import org.junit.jupiter.api.Test;
import support.Threads;

class InventoryTest {
    @Test
    void twoOrdersForOneArticle() throws Exception {
        Inventory inventory = new Inventory();
        inventory.receive("lamp", 3);
        Threads.run(() -> inventory.reserve("o1", "lamp", 2), () -> inventory.reserve("o2", "lamp", 2));
        inventory.available("lamp");
    }
}
