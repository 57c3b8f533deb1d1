package zoo;

import dev.atomicity.zoo.Interleave;
import java.util.concurrent.atomic.AtomicInteger;

/** Ends while its threads are at work, wrongly. */
public final class StillRunning {
    private final AtomicInteger atomic = new AtomicInteger();
    private int count;

    private StillRunning() {}

    @Atomic
    private void increment() {
        int seen = atomic.get();
        int old = count;
        Interleave.here();
        count = old + 1;
        atomic.compareAndSet(seen, old + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        StillRunning running = new StillRunning();
        for (int i = 0; i < 3; i++) {
            Thread daemon = Together.thread(() -> {
                while (true) {
                    running.increment();
                }
            });
            daemon.setDaemon(true);
            daemon.start();
        }
        Thread.sleep(700);
    }
}
