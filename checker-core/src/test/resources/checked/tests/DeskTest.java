package tests;

import bank.Desk;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class DeskTest {
    /** The other thread calls a method twice, each time on another deque. */
    @Test
    void twoCalls() {
        Desk desk = new Desk();
        AtomicBoolean inTheMiddle = new AtomicBoolean();
        Thread other = new Thread(
                () -> {
                    while (!inTheMiddle.get()) {
                        Thread.onSpinWait();
                    }
                    Thread.currentThread().setName("clerk");
                    desk.take(false);
                    desk.take(true);
                    Thread.currentThread().setName("idle");
                },
                "other");
        other.start();
        desk.serve(() -> {
            inTheMiddle.set(true);
            while (other.isAlive()) {
                Thread.onSpinWait();
            }
        });
    }
}
