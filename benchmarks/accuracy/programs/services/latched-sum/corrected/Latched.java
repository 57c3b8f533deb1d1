package latchedsum;

import java.util.concurrent.CountDownLatch;

public class Latched {
    private final CountDownLatch done = new CountDownLatch(2);
    private int sum;

    public void add(int number) {
        synchronized (this) {
            sum += number;
        }
        done.countDown();
    }

    public int sum() throws InterruptedException {
        done.await();
        return sum;
    }
}
