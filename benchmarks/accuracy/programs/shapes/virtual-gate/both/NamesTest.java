package names;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class NamesTest {
    @Test
    void sameName() throws Exception {
        Names names = new Names();
        CountDownLatch gate = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 2; i++) {
                threads.submit(() -> {
                    gate.await();
                    return names.take("ada");
                });
            }
            gate.countDown();
        }
    }
}
