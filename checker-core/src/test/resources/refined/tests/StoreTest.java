package tests;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import shop.Store;

class StoreTest {
    private final Store store = new Store();

    @Test
    void number() {
        reportDuring(pause -> store.order(3, pause));
    }

    @Test
    void text() {
        reportDuring(pause -> store.order("3", pause));
    }

    /** Nobody blocks or starts a thread in an order: that would split it. */
    private void reportDuring(Consumer<Runnable> order) {
        AtomicBoolean inTheMiddle = new AtomicBoolean();
        Thread other = new Thread(() -> {
            while (!inTheMiddle.get()) {
                Thread.onSpinWait();
            }
            store.report();
        });
        other.start();
        order.accept(() -> {
            inTheMiddle.set(true);
            while (other.isAlive()) {
                Thread.onSpinWait();
            }
        });
    }
}
