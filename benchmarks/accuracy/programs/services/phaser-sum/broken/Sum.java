package phasersum;

import java.util.concurrent.Phaser;

public class Sum {
    private final Phaser phaser = new Phaser(2);
    private int total;

    public void add(int part) {
        phaser.arriveAndAwaitAdvance();
        addToTotal(part);
        phaser.arriveAndDeregister();
    }

    private void addToTotal(int part) {
        total += part;
    }

    public synchronized int total() {
        return total;
    }
}
