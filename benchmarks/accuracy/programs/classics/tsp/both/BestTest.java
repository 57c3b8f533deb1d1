package tsp;

import org.junit.jupiter.api.Test;
import support.Threads;

class BestTest {
    @Test
    void twoWorkers() throws Exception {
        Best best = new Best();
        Threads.run(() -> best.offer(new int[] {1, 2, 3}, 30), () -> best.offer(new int[] {3, 1, 2}, 20));
    }
}
